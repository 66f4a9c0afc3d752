import java.util.ArrayList;
import java.util.List;

/** Three lists for the library. Every result is right, and every method is slow. */
public class Report {
    /** Task 1: the visits with an expired card, in the order of the visits. */
    static List<Card> refused(List<Card> expired, List<Card> visits) {
        List<Card> refused = new ArrayList<>();
        for (Card card : visits)
            if (expired.contains(card)) refused.add(card);
        return refused;
    }

    /** Task 2: every card that came, once, in the order of its first visit. */
    static List<Card> visitors(List<Card> visits) {
        List<Card> visitors = new ArrayList<>();
        for (Card card : visits)
            if (!visitors.contains(card)) visitors.add(card);
        return visitors;
    }

    /** Task 3: the expired cards that nobody has renewed, in the order of the expired cards. */
    static List<Card> notRenewed(List<Card> expired, List<Card> renewed) {
        List<Card> left = new ArrayList<>(expired);
        left.removeAll(renewed);
        return left;
    }
}
