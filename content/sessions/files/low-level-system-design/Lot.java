import java.util.List;

/** What the gate asks of a parking lot. */
interface Lot {
    /** The spots where a car can be charged. */
    List<String> CHARGERS = List.of("M3");

    /** In the order they are given out. */
    List<Spot> SPOTS = List.of(
        new Spot("S1", 1), new Spot("S2", 1),
        new Spot("M1", 2), new Spot("M2", 2), new Spot("M3", 2),
        new Spot("L1", 3));

    /** The spot for a vehicle, or "full". */
    String enter(String plate, String kind, int hour);

    /** The fee in rupees. */
    int leave(String plate, int hour);

    /** The price in rupees; the vehicle then leaves without a fee. */
    int sellPass(String plate, String kind);

    /** The spot for a vehicle that comes in at NORTH or SOUTH. */
    default String enter(String plate, String kind, int hour,
            String gate) {
        return enter(plate, kind, hour);
    }
}

record Spot(String name, int size) {}
