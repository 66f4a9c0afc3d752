import java.util.ArrayList;
import java.util.List;

/** Every result is right, and every method is slow. */
public class Report {
    /** Task 1: the visits with an expired card, in their order. */
    static List<Card> refused(List<Card> expired, List<Card> visits) {
        List<Card> refused = new ArrayList<>();
        for (Card card : visits)
            if (expired.contains(card)) refused.add(card);
        return refused;
    }

    /** Task 2: each card once, in the order of the first visits. */
    static List<Card> visitors(List<Card> visits) {
        List<Card> visitors = new ArrayList<>();
        for (Card card : visits)
            if (!visitors.contains(card)) visitors.add(card);
        return visitors;
    }

    /** Task 3: the expired cards not renewed, in their order. */
    static List<Card> notRenewed(
            List<Card> expired, List<Card> renewed) {
        List<Card> left = new ArrayList<>(expired);
        left.removeAll(renewed);
        return left;
    }
}
