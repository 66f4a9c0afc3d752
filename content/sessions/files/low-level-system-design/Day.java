import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One day at the gates of both parking lots. */
public class Day {
    static String answer(Lot lot, String[] event) {
        int hour = Integer.parseInt(event[0]);
        if (event[1].equals("leave"))
            return lot.leave(event[2], hour) + " rupees";
        if (event[1].equals("pass"))
            return lot.sellPass(event[2], event[3]) + " rupees";
        return lot.enter(event[2], event[3], hour);
    }

    public static void main(String[] arguments) throws IOException {
        Lot first = new ByKind();
        Lot second = new ByRule();
        for (String line : Files.readAllLines(Path.of(arguments[0])))
            System.out.printf("%-28s %-11s %s%n", line,
                answer(first, line.split(" ")),
                answer(second, line.split(" ")));
    }
}
