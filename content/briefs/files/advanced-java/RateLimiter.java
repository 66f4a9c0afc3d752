import java.time.Duration;
import java.util.function.LongSupplier;

/** The constructor and the method that RateLimiterTest uses, still empty. */
public final class RateLimiter {
    /** @param clock nanoseconds of any origin, never going back, perhaps past the largest long, such as {@code System::nanoTime} */
    public RateLimiter(int capacity, Duration interval, LongSupplier clock) {
    }

    /** Takes a permit if there is one now; never waits. A refused call takes nothing. */
    public boolean tryAcquire(String client) {
        throw new UnsupportedOperationException("tryAcquire is still empty");
    }
}
