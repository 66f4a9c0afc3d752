/** Takes payments from a topic that may deliver each again. */
public class Inbox {
    /** Returns "applied", "repeated" or "conflict". */
    static String receive(Payment payment, Store store) {
        // Task 1: store the payment and its effect together.
        return store.transaction(() -> {
            // Task 2: the store decides, in one step, who was first.
            if (store.insert(payment)) {
                store.add(payment.booking(), payment.rupees());
                return "applied";
            }
            // Task 3: the same id with other content is a conflict.
            Payment known = store.find(payment.id());
            return payment.equals(known) ? "repeated" : "conflict";
        });
    }
}
