import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes an invoice for each customer. More classes and records are welcome. */
public class InvoiceMaker {
    /** Writes one file for each customer into the folder, and returns the messages about faulty lines. */
    static List<String> run(Path orders, Path folder) throws IOException {
        throw new IOException("InvoiceMaker.run is still empty");
    }

    public static void main(String[] arguments) throws IOException {
        run(Path.of(arguments[0]), Path.of(arguments[1])).forEach(System.err::println);
    }
}
