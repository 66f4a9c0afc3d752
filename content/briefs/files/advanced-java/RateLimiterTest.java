import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Tests of the rule, on one thread. You write the tests with many threads. Put this file next to RateLimiter.java, then run
 *     javac RateLimiterTest.java
 *     java RateLimiterTest
 */
public class RateLimiterTest {
    private static final AtomicLong NOW = new AtomicLong();
    private static int open = 0;

    public static void main(String[] arguments) {
        test("1. a bucket begins full: 20 calls are allowed, the next one is refused", () -> {
            RateLimiter limiter = limiter();
            equal(20, allowed(limiter, "a", 30), "calls that are allowed at the start");
        });
        test("2. a tenth of an interval gives a tenth of a token, and ten tenths are one token exactly", () -> {
            RateLimiter limiter = limiter();
            allowed(limiter, "a", 20);
            for (int tenth = 1; tenth < 10; tenth++) {
                pass(25);
                equal(0, allowed(limiter, "a", 1), "after " + 25 * tenth + " ms");
            }
            pass(25);
            equal(1, allowed(limiter, "a", 5), "after 250 ms");
        });
        test("3. a refused call takes nothing, and no part of a token is lost", () -> {
            RateLimiter limiter = limiter();
            allowed(limiter, "a", 20);
            int sum = 0;
            for (int call = 0; call < 1_000; call++) {
                pass(10);
                sum += allowed(limiter, "a", 1);
            }
            equal(40, sum, "calls that are allowed in ten seconds");
        });
        test("4. a bucket never holds more than its capacity", () -> {
            RateLimiter limiter = limiter();
            allowed(limiter, "a", 7);
            pass(3_600_125);
            equal(20, allowed(limiter, "a", 30), "after an hour and half an interval");
            pass(125);
            equal(0, allowed(limiter, "a", 5), "after another half: a full bucket collects nothing");
        });
        test("5. each client has a bucket", () -> {
            RateLimiter limiter = limiter();
            allowed(limiter, "a", 20);
            equal(20, allowed(limiter, "b", 30), "calls of b after a burst of a");
        });
        test("6. the clock may pass the largest long", () -> {
            NOW.set(Long.MAX_VALUE - 1_000);
            RateLimiter limiter = limiter();
            allowed(limiter, "a", 20);
            pass(250);
            equal(1, allowed(limiter, "a", 5), "one interval later");
        });
        test("7. 20,000 calls of one client, at random times", () -> {
            NOW.set(0);
            RateLimiter limiter = limiter();
            Random random = new Random(37);
            int sum = 0;
            for (int call = 0; call < 20_000; call++) {
                pass(random.nextInt(10) == 0 ? random.nextInt(2_000) : random.nextInt(20));
                sum += allowed(limiter, "a", 1);
            }
            equal(8_372, sum, "calls that are allowed");
        });
        System.out.println(open == 0 ? "The rule is kept. Now write the tests with many threads." : open + " of 7 still to do.");
        if (open > 0) System.exit(1);
    }

    private static RateLimiter limiter() {
        return new RateLimiter(20, Duration.ofMillis(250), NOW::get);
    }

    private static void pass(long millis) {
        NOW.addAndGet(millis * 1_000_000);
    }

    private static int allowed(RateLimiter limiter, String client, int calls) {
        int sum = 0;
        for (int call = 0; call < calls; call++) if (limiter.tryAcquire(client)) sum++;
        return sum;
    }

    private static void test(String name, Runnable body) {
        try {
            body.run();
            System.out.println("done:    " + name);
        } catch (Throwable problem) {
            open++;
            System.out.println("not yet: " + name + "\n         " + problem.getMessage());
        }
    }

    private static void equal(int expected, int found, String what) {
        if (expected != found) throw new AssertionError(what + ": expected " + expected + ", found " + found);
    }
}
