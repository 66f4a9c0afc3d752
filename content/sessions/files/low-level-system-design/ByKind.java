import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Design A: a class for each kind of vehicle. */
public class ByKind implements Lot {
    private final Set<Spot> taken = new HashSet<>();
    private final Set<String> passes = new HashSet<>();
    private final Map<String, Vehicle> inside = new HashMap<>();

    private static Vehicle make(String kind) {
        return switch (kind) {
            case "BIKE" -> new Bike();
            case "CAR" -> new Car();
            case "VAN" -> new Van();
            case "ELECTRIC_CAR" -> new ElectricCar();
            default -> throw new IllegalArgumentException(kind);
        };
    }

    public String enter(String plate, String kind, int hour) {
        Vehicle vehicle = make(kind);
        for (Spot spot : SPOTS)
            if (vehicle.fits(spot) && taken.add(spot)) {
                vehicle.spot = spot;
                vehicle.since = hour;
                inside.put(plate, vehicle);
                return spot.name();
            }
        return "full";
    }

    public int leave(String plate, int hour) {
        Vehicle vehicle = inside.remove(plate);
        taken.remove(vehicle.spot);
        if (passes.contains(plate)) return 0;
        return vehicle.fee(hour - vehicle.since);
    }

    public int sellPass(String plate, String kind) {
        passes.add(plate);
        return make(kind).pass();
    }
}

abstract class Vehicle {
    Spot spot;
    int since;

    abstract boolean fits(Spot spot);
    abstract int fee(int hours);
    abstract int pass();
}

class Bike extends Vehicle {
    boolean fits(Spot spot) { return true; }
    int fee(int hours) { return 10 * hours; }
    int pass() { return 300; }
}

class Car extends Vehicle {
    boolean fits(Spot spot) { return spot.size() >= 2; }
    int fee(int hours) { return 20 + 20 * hours; }
    int pass() { return 1500; }
}

class Van extends Vehicle {
    boolean fits(Spot spot) { return spot.size() >= 3; }
    int fee(int hours) { return 50 * hours; }
    int pass() { return 3000; }
}

class ElectricCar extends Car {
    boolean fits(Spot spot) {
        return Lot.CHARGERS.contains(spot.name());
    }
    int fee(int hours) { return super.fee(hours) + 15 * hours; }
    int pass() { return 2400; }
}
