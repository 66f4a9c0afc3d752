import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Lets each client make a burst of {@code capacity} calls, and then one call per {@code interval}.
 *
 * <p>In any stretch of time T, a client gets at most {@code capacity + T / interval} permits. Safe for any number of
 * threads; they are platform or virtual threads alike. It limits one process: two servers allow twice as much.
 */
public final class RateLimiter {
    private final long interval;
    private final long depth;
    private final LongSupplier clock;

    /** For each client, the time at which its bucket will be full. A client that is missing has a full one. */
    private final ConcurrentHashMap<String, Long> fullAt = new ConcurrentHashMap<>();

    /** @param clock nanoseconds of any origin, never going back, such as {@code System::nanoTime} */
    public RateLimiter(int capacity, Duration interval, LongSupplier clock) {
        if (capacity < 1) throw new IllegalArgumentException("capacity is " + capacity + ", must be 1 or more");
        if (interval.isNegative() || interval.isZero()) throw new IllegalArgumentException("interval is " + interval);
        this.interval = interval.toNanos();
        this.depth = Math.multiplyExact(this.interval, (long) capacity);
        this.clock = clock;
    }

    /** Takes a permit if there is one now; never waits. A refused call takes nothing. */
    public boolean tryAcquire(String client) {
        return reserve(client, 0) == 0;
    }

    /**
     * Takes a permit now or within {@code atMost}, in the order of calls. Returns false at once when it would take
     * longer. The permit of a thread that is interrupted while it waits is lost: given back, it could let two later
     * calls through at the same moment.
     */
    public boolean acquire(String client, Duration atMost) throws InterruptedException {
        long wait = reserve(client, atMost.toNanos());
        if (wait > 0) TimeUnit.NANOSECONDS.sleep(wait);
        return wait >= 0;
    }

    /** Forgets clients with a full bucket, which changes no answer. Call it from time to time. */
    public void forgetIdle() {
        long now = clock.getAsLong();
        fullAt.values().removeIf(time -> time - now <= 0);
    }

    int knownClients() {
        return fullAt.size();
    }

    /** Nanoseconds until the permit that was taken is valid; -1 when none was taken. */
    private long reserve(String client, long atMost) {
        long[] wait = {-1};
        fullAt.compute(client, (name, time) -> {
            long now = clock.getAsLong();
            long begin = time == null || time - now < 0 ? now : time;
            long missing = Math.max(0, begin + interval - now - depth);
            if (missing > atMost) return time;
            wait[0] = missing;
            return begin + interval;
        });
        return wait[0];
    }
}
