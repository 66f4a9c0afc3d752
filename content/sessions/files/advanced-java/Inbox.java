/** Takes payments from a topic that may deliver each again. */
public class Inbox {
    /** Returns "applied", "repeated" or "conflict". */
    static String receive(Payment payment, Store store) {
        if (store.find(payment.id()) != null) return "repeated";
        store.add(payment.booking(), payment.rupees());
        store.insert(payment);
        return "applied";
    }
}
