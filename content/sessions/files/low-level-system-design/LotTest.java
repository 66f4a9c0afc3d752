import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Tests for your ByRule.java. Keep it next to Lot.java and run: javac LotTest.java, then: java LotTest */
public class LotTest {
    /** The number of old lines that may be changed or removed. */
    static final int LIMIT = 3;

    static int open = 0;

    public static void main(String[] arguments) {
        test("task 1, the south gate", () -> {
            Lot lot = new ByRule();
            equal("a car from the south", "M3", lot.enter("MH12A1", "CAR", 9, "SOUTH"));
            equal("a bike from the south", "S2", lot.enter("MH12B2", "BIKE", 9, "SOUTH"));
            equal("a van from the south", "L1", lot.enter("MH12C3", "VAN", 9, "SOUTH"));
            equal("a car from the north", "M1", lot.enter("MH12D4", "CAR", 9, "NORTH"));
            equal("an electric car, while M3 is taken", "full", lot.enter("MH12E5", "ELECTRIC_CAR", 9, "SOUTH"));
            equal("a third car, from the south", "M2", lot.enter("MH12F6", "CAR", 9, "SOUTH"));
            equal("rupees for 3 hours in M3", 80, lot.leave("MH12A1", 12));
            equal("the electric car, now that M3 is free", "M3", lot.enter("MH12E5", "ELECTRIC_CAR", 12, "SOUTH"));
        });
        test("task 2, the smallest spot from both gates", () -> {
            equal("seven bikes from the south", "S2 S1 M3 M2 M1 L1 full", parkSevenBikes("SOUTH"));
            equal("seven bikes from the north", "S1 S2 M1 M2 M3 L1 full", parkSevenBikes("NORTH"));
            Lot lot = new ByRule();
            equal("a car, no gate named", "M1", lot.enter("MH12A1", "CAR", 9));
            equal("a pass for a car", 1500, lot.sellPass("MH12A1", "CAR"));
            equal("rupees for a car with a pass", 0, lot.leave("MH12A1", 20));
        });
        int removed = countRemoved();
        test("task 3, no more than " + LIMIT + " old lines", () -> {
            if (open > 0) throw new AssertionError("tasks 1 and 2 first");
            if (removed > LIMIT)
                throw new AssertionError("you have changed or removed " + removed + " lines; keep " + (removed - LIMIT)
                    + " more of them as they were");
        });
        System.out.println("Old lines changed or removed: " + removed);
        System.out.println(open == 0 ? "All three are done." : open + " of 3 still to do.");
        if (open > 0) System.exit(1);
    }

    static String parkSevenBikes(String gate) {
        Lot lot = new ByRule();
        List<String> spots = new ArrayList<>();
        for (int bike = 1; bike <= 7; bike++) spots.add(lot.enter("MH14B" + bike, "BIKE", 9, gate));
        return String.join(" ", spots);
    }

    /** The number of lines of the old design that yours no longer has; spaces and empty lines don't count. */
    static int countRemoved() {
        List<String> old = withoutSpaces(OLD.lines().toList());
        List<String> now;
        try {
            now = withoutSpaces(Files.readAllLines(Path.of("ByRule.java")));
        } catch (IOException problem) {
            throw new IllegalStateException("start the tests in the folder of ByRule.java", problem);
        }
        // The longest row of lines that both have in the same order.
        int[][] kept = new int[old.size() + 1][now.size() + 1];
        for (int i = 1; i <= old.size(); i++)
            for (int j = 1; j <= now.size(); j++)
                kept[i][j] = old.get(i - 1).equals(now.get(j - 1))
                    ? kept[i - 1][j - 1] + 1
                    : Math.max(kept[i - 1][j], kept[i][j - 1]);
        return old.size() - kept[old.size()][now.size()];
    }

    static List<String> withoutSpaces(List<String> lines) {
        List<String> left = new ArrayList<>();
        for (String line : lines) if (!line.isBlank()) left.add(line.replaceAll("\\s+", ""));
        return left;
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

    /** The design as it was handed out. */
    static final String OLD = """
        import java.util.HashMap;
        import java.util.HashSet;
        import java.util.Map;
        import java.util.Set;

        /** Design B: a method for each rule. */
        public class ByRule implements Lot {
            enum Kind { BIKE, CAR, VAN, ELECTRIC_CAR }
            record Visit(Kind kind, Spot spot, int since) {}

            private final Set<Spot> taken = new HashSet<>();
            private final Set<String> passes = new HashSet<>();
            private final Map<String, Visit> inside = new HashMap<>();

            private static boolean fits(Kind kind, Spot spot) {
                return switch (kind) {
                    case BIKE -> true;
                    case CAR -> spot.size() >= 2;
                    case VAN -> spot.size() >= 3;
                    case ELECTRIC_CAR -> CHARGERS.contains(spot.name());
                };
            }

            private static int fee(Kind kind, int hours) {
                return switch (kind) {
                    case BIKE -> 10 * hours;
                    case CAR -> 20 + 20 * hours;
                    case VAN -> 50 * hours;
                    case ELECTRIC_CAR -> fee(Kind.CAR, hours) + 15 * hours;
                };
            }

            private static int pass(Kind kind) {
                return switch (kind) {
                    case BIKE -> 300;
                    case CAR -> 1500;
                    case VAN -> 3000;
                    case ELECTRIC_CAR -> 2400;
                };
            }

            public String enter(String plate, String name, int hour) {
                Kind kind = Kind.valueOf(name);
                for (Spot spot : SPOTS)
                    if (fits(kind, spot) && taken.add(spot)) {
                        inside.put(plate, new Visit(kind, spot, hour));
                        return spot.name();
                    }
                return "full";
            }

            public int leave(String plate, int hour) {
                Visit visit = inside.remove(plate);
                taken.remove(visit.spot);
                if (passes.contains(plate)) return 0;
                return fee(visit.kind, hour - visit.since);
            }

            public int sellPass(String plate, String kind) {
                passes.add(plate);
                return pass(Kind.valueOf(kind));
            }
        }
        """;
}
