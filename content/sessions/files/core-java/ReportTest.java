import java.util.ArrayList;
import java.util.List;

/** Tests for your Report.java. Keep both files in one folder and run: javac ReportTest.java, then: java ReportTest */
public class ReportTest {
    static final int MANY = 4_000;
    /** A set needs fewer comparisons than this for each card; a list needs hundreds. */
    static final int LIMIT = 40;

    static int open = 0;

    public static void main(String[] arguments) {
        test("task 1, refused", () -> {
            equal(cards(1, 1, 3), Report.refused(cards(3, 1), cards(1, 2, 1, 3)));
            equal(cards(), Report.refused(cards(), cards(1, 2)));
            fewComparisons(many(2_000, MANY - 2_000), many(0, MANY), many(2_000, MANY), Report::refused);
        });
        test("task 2, visitors", () -> {
            equal(cards(5, 2, 9), Report.visitors(cards(5, 2, 5, 9, 2)));
            equal(cards(), Report.visitors(cards()));
            List<Card> twice = new ArrayList<>(many(0, MANY));
            twice.addAll(many(0, MANY));
            fewComparisons(many(0, MANY), twice, List.of(), (visits, none) -> Report.visitors(visits));
        });
        test("task 3, notRenewed", () -> {
            equal(cards(4, 6), Report.notRenewed(cards(4, 8, 6), cards(8, 1)));
            equal(cards(7), Report.notRenewed(cards(7), cards()));
            fewComparisons(many(0, 1_000), many(0, MANY), many(1_000, MANY), Report::notRenewed);
        });
        System.out.println(open == 0 ? "All three are done." : open + " of 3 still to do.");
        if (open > 0) System.exit(1);
    }

    interface Method {
        List<Card> run(List<Card> first, List<Card> second);
    }

    static void fewComparisons(List<Card> expected, List<Card> first, List<Card> second, Method method) {
        Card.comparisons = 0;
        List<Card> found = method.run(List.copyOf(first), List.copyOf(second));
        long comparisons = Card.comparisons;
        int cards = first.size() + second.size();
        equal(expected, found);
        if (comparisons > (long) LIMIT * cards)
            throw new AssertionError("the result is right, but took " + comparisons + " comparisons for " + cards
                + " cards; make it fewer than " + LIMIT * cards);
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

    static void equal(List<Card> expected, List<Card> found) {
        if (!expected.equals(found))
            throw new AssertionError("expected " + start(expected) + ", found " + start(found));
    }

    /** The first cards of a list, and their number. */
    static String start(List<Card> cards) {
        if (cards == null || cards.size() <= 8) return String.valueOf(cards);
        return cards.subList(0, 8) + " and more, " + cards.size() + " in all";
    }

    static List<Card> cards(int... numbers) {
        List<Card> cards = new ArrayList<>();
        for (int number : numbers) cards.add(new Card(number));
        return List.copyOf(cards);
    }

    /** Different cards, in no order. */
    static List<Card> many(int first, int count) {
        List<Card> cards = new ArrayList<>();
        for (int place = first; place < first + count; place++) cards.add(new Card(place * 7_919 % 10_007));
        return cards;
    }
}

/** A library card that counts how often two cards are compared. */
final class Card implements Comparable<Card> {
    static long comparisons = 0;

    private final int number;

    Card(int number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object other) {
        comparisons++;
        return other instanceof Card card && card.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public int compareTo(Card other) {
        comparisons++;
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "card " + number;
    }
}
