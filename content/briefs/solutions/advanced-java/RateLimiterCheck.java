import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Needs Java 21. Run: javac *.java && java RateLimiterCheck trace.csv */
public class RateLimiterCheck {
    public static void main(String[] arguments) throws Exception {
        replay(Path.of(arguments[0]));
        parallelCalls();
        waitingThreads();
        interruptedWaiter();
        idleClients();
        overflow();
        System.out.println("All checks pass.");
    }

    private static void replay(Path trace) throws IOException {
        AtomicLong millis = new AtomicLong();
        RateLimiter limiter = new RateLimiter(20, Duration.ofMillis(250), () -> millis.get() * 1_000_000);
        int allowed = 0;
        for (String line : Files.readAllLines(trace).subList(1, 20_001)) {
            String[] fields = line.split(",");
            millis.set(Long.parseLong(fields[0]));
            if (limiter.tryAcquire(fields[1])) allowed++;
        }
        equal(18_045, allowed, "calls of the trace that are allowed");
    }

    private static void parallelCalls() throws Exception {
        for (int round = 0; round < 20; round++) {
            RateLimiter limiter = new RateLimiter(100, Duration.ofDays(1), System::nanoTime);
            AtomicInteger allowed = new AtomicInteger();
            CountDownLatch start = new CountDownLatch(1);
            try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int thread = 0; thread < 2_000; thread++) {
                    executor.submit(() -> {
                        start.await();
                        if (limiter.tryAcquire("hot")) allowed.incrementAndGet();
                        return null;
                    });
                }
                start.countDown();
            }
            equal(100, allowed.get(), "permits of 2,000 parallel calls");
        }
    }

    private static void waitingThreads() throws Exception {
        RateLimiter limiter = new RateLimiter(1, Duration.ofNanos(100_000), System::nanoTime);
        AtomicInteger allowed = new AtomicInteger();
        long begin = System.nanoTime();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < 10_000; thread++) {
                executor.submit(() -> {
                    if (limiter.acquire("queue", Duration.ofSeconds(30))) allowed.incrementAndGet();
                    return null;
                });
            }
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        equal(10_000, allowed.get(), "permits of 10,000 waiting threads");
        if (millis < 999 || millis > 5_000) throw new AssertionError("10,000 permits at 10,000/s took " + millis + " ms");
    }

    private static void interruptedWaiter() throws Exception {
        AtomicLong now = new AtomicLong();
        RateLimiter limiter = new RateLimiter(1, Duration.ofSeconds(10), now::get);
        equal(true, limiter.tryAcquire("one"), "the first permit");
        AtomicInteger interrupted = new AtomicInteger();
        Thread waiter = new Thread(() -> {
            try {
                limiter.acquire("one", Duration.ofSeconds(60));
            } catch (InterruptedException expected) {
                interrupted.incrementAndGet();
            }
        });
        waiter.start();
        Thread.sleep(50);
        waiter.interrupt();
        waiter.join(1_000);
        equal(1, interrupted.get(), "interrupted waiters");
        now.set(Duration.ofSeconds(10).toNanos());
        equal(false, limiter.tryAcquire("one"), "the lost permit is not given out");
        now.set(Duration.ofSeconds(20).toNanos());
        equal(true, limiter.tryAcquire("one"), "the next permit");
    }

    private static void idleClients() {
        AtomicLong now = new AtomicLong();
        RateLimiter limiter = new RateLimiter(5, Duration.ofSeconds(1), now::get);
        for (int client = 0; client < 1_000_000; client++) limiter.tryAcquire("client-" + client);
        now.set(Duration.ofSeconds(1).toNanos());
        limiter.forgetIdle();
        equal(0, limiter.knownClients(), "clients in memory");
    }

    private static void overflow() {
        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 10);
        RateLimiter limiter = new RateLimiter(1, Duration.ofNanos(100), now::get);
        equal(true, limiter.tryAcquire("one"), "before the overflow");
        equal(false, limiter.tryAcquire("one"), "an empty bucket");
        now.addAndGet(100);
        equal(true, limiter.tryAcquire("one"), "after the overflow");
    }

    private static void equal(Object expected, Object found, String what) {
        if (!expected.equals(found)) throw new AssertionError(what + ": expected " + expected + ", found " + found);
    }
}
