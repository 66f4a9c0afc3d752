import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
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

    /** The smallest first; of one size, the nearest to the gate first. */
    private static List<Spot> spotsFrom(String gate) {
        List<Spot> spots = new ArrayList<>(SPOTS);
        if (gate.equals("SOUTH")) Collections.reverse(spots);
        spots.sort(Comparator.comparing(Spot::size));
        return spots;
    }

    public String enter(String plate, String name, int hour) {
        return enter(plate, name, hour, "NORTH");
    }

    public String enter(String plate, String name, int hour,
            String gate) {
        Kind kind = Kind.valueOf(name);
        for (Spot spot : spotsFrom(gate))
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
