import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Three lists for the library. */
public class Report {
    /** Task 1: the visits with an expired card, in their order. */
    static List<Card> refused(List<Card> expired, List<Card> visits) {
        // A HashSet: it only has to answer 'is it there?'
        Set<Card> stopped = new HashSet<>(expired);
        List<Card> refused = new ArrayList<>();
        for (Card card : visits)
            if (stopped.contains(card)) refused.add(card);
        return refused;
    }

    /** Task 2: each card once, in the order of the first visits. */
    static List<Card> visitors(List<Card> visits) {
        // A LinkedHashSet: each card once, in the order of adding.
        return new ArrayList<>(new LinkedHashSet<>(visits));
    }

    /** Task 3: the expired cards not renewed, in their order. */
    static List<Card> notRenewed(
            List<Card> expired, List<Card> renewed) {
        // A set of the renewed cards: they are looked up.
        Set<Card> done = new HashSet<>(renewed);
        List<Card> left = new ArrayList<>();
        for (Card card : expired)
            if (!done.contains(card)) left.add(card);
        return left;
    }
}
