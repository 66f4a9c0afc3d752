import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Tests for your Inbox.java. Keep both files in one folder and run: javac InboxTest.java, then: java InboxTest */
public class InboxTest {
    static final Payment PAYMENT = new Payment("p1", "B7", 500);

    /** More than the steps of any inbox. */
    static final int STEPS = 20;

    static int open = 0;

    public static void main(String[] arguments) {
        test("task 1, a crash after any step", () -> {
            Store store = new Store();
            equal("the first time", "applied", Inbox.receive(PAYMENT, store));
            equal("the second time", "repeated", Inbox.receive(PAYMENT, store));
            equal("another payment", "applied", Inbox.receive(new Payment("p2", "B7", 300), store));
            equal("rupees for B7", 800, store.paid("B7"));
            for (int step = 1; step <= STEPS; step++) crashAfter(step);
        });
        test("task 2, another consumer before any step", () -> {
            for (int step = 1; step <= STEPS; step++) interruptBefore(step);
        });
        test("task 3, a different payment with the same id", () -> {
            refuse(new Payment("p1", "B7", 700));
            refuse(new Payment("p1", "B8", 500));
        });
        System.out.println(open == 0 ? "All three are done." : open + " of 3 still to do.");
        if (open > 0) System.exit(1);
    }

    /** The consumer dies after a step; the next one gets the same payment. */
    static void crashAfter(int step) {
        Store store = new Store();
        store.deadly = step;
        try {
            Inbox.receive(PAYMENT, store);
        } catch (Crash expected) {
            // The next consumer takes over below.
        }
        String steps = String.join(", ", store.steps);
        store.restart();
        Inbox.receive(PAYMENT, store);
        equal("a crash after '" + steps + "', then the payment again: rupees for B7", 500, store.paid("B7"));
    }

    /** Kafka gives the partition to another consumer while the first one still works. */
    static void interruptBefore(int step) {
        Store store = new Store();
        List<String> answers = new ArrayList<>();
        store.interrupted = step;
        store.other = () -> answers.add(Inbox.receive(PAYMENT, store));
        answers.add(Inbox.receive(PAYMENT, store));
        store.interrupted = 0;
        if (answers.size() == 1) answers.add(Inbox.receive(PAYMENT, store));
        equal("another consumer took it before step " + step + ": rupees for B7", 500, store.paid("B7"));
        answers.sort(null);
        equal("the answers of both", List.of("applied", "repeated"), answers);
    }

    static void refuse(Payment other) {
        Store store = new Store();
        Inbox.receive(PAYMENT, store);
        equal("first " + PAYMENT + ", then " + other, "conflict", Inbox.receive(other, store));
        equal("rupees for B7 after the conflict", 500, store.paid("B7"));
        equal("rupees for B8 after the conflict", 0, store.paid("B8"));
        equal("the payment that is stored", PAYMENT, store.find("p1"));
    }

    static void test(String task, Runnable body) {
        try {
            body.run();
            System.out.println("done:    " + task);
        } catch (Throwable problem) {
            open++;
            boolean isOurs = problem instanceof AssertionError;
            System.out.println("not yet: " + task + ": " + (isOurs ? problem.getMessage() : problem));
        }
    }

    static void equal(String what, Object expected, Object found) {
        if (!expected.equals(found))
            throw new AssertionError(what + ": expected " + expected + ", found " + found);
    }
}

/** A payment; its id is made by the gateway, once. */
record Payment(String id, String booking, int rupees) {
    @Override
    public String toString() {
        return id + " " + booking + " " + rupees;
    }
}

/** The process of the consumer has died. */
class Crash extends Error {}

/** Stands in for a database. Without a transaction each step is stored at once. */
class Store {
    private final Map<String, Payment> payments = new HashMap<>();
    private final Map<String, Integer> paid = new HashMap<>();
    /** How to undo the steps of the transaction; null outside of one. */
    private Deque<Runnable> undo = null;
    private boolean isDead = false;

    final List<String> steps = new ArrayList<>();
    int deadly = 0;
    int interrupted = 0;
    Runnable other = () -> {};

    /** The payment with this id, or null. */
    Payment find(String id) {
        return take("find", () -> payments.get(id));
    }

    /** Stores a payment unless its id is there: false if it is. No two consumers get true for one id. */
    boolean insert(Payment payment) {
        return take("insert", () -> {
            if (payments.putIfAbsent(payment.id(), payment) != null) return false;
            canUndo(() -> payments.remove(payment.id()));
            return true;
        });
    }

    /** Adds rupees to what is paid for a booking. */
    void add(String booking, int rupees) {
        take("add", () -> {
            canUndo(() -> paid.merge(booking, -rupees, Integer::sum));
            return paid.merge(booking, rupees, Integer::sum);
        });
    }

    /** Stores all steps of the work, or none if it fails, and returns what the work returns. */
    <T> T transaction(Supplier<T> work) {
        Deque<Runnable> outer = undo;
        Deque<Runnable> inner = new ArrayDeque<>();
        undo = inner;
        try {
            T result = work.get();
            take("commit", () -> {
                inner.clear();
                return null;
            });
            return result;
        } finally {
            inner.forEach(Runnable::run);
            undo = outer;
        }
    }

    /** What is paid for a booking. */
    int paid(String booking) {
        return paid.getOrDefault(booking, 0);
    }

    void restart() {
        isDead = false;
        deadly = 0;
    }

    private void canUndo(Runnable change) {
        if (undo != null) undo.push(change);
    }

    private <T> T take(String step, Supplier<T> action) {
        if (isDead) throw new Crash();
        if (steps.size() + 1 == interrupted) {
            interrupted = 0;
            Deque<Runnable> ours = undo;
            undo = null;
            other.run();
            undo = ours;
        }
        T result = action.get();
        steps.add(step);
        if (steps.size() == deadly) {
            isDead = true;
            throw new Crash();
        }
        return result;
    }
}
