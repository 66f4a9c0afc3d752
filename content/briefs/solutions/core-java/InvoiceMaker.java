import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes a text invoice for each customer of an order file. */
public class InvoiceMaker {
    private record Line(String customer, String name, String item, BigDecimal quantity, BigDecimal price, int rate) {
        static Line parse(String text) {
            String[] fields = text.split(";", -1);
            if (fields.length != 6) throw new IllegalArgumentException(fields.length + " fields instead of 6: " + text);
            check(fields[3], "[0-9]{1,9}", "is not a whole number above 0");
            check(fields[4], "[0-9]+(\\.[0-9]{1,2})?", "is not a price such as 19.99");
            check(fields[5], "[0-9]{1,2}|100", "is not a percentage from 0 to 100");
            BigDecimal quantity = new BigDecimal(fields[3]);
            BigDecimal price = new BigDecimal(fields[4]).setScale(2);
            if (quantity.signum() == 0) throw new IllegalArgumentException("the quantity is 0");
            if (price.signum() == 0) throw new IllegalArgumentException("the price is 0");
            return new Line(fields[0], fields[1], fields[2], quantity, price, Integer.parseInt(fields[5]));
        }

        private static void check(String text, String pattern, String problem) {
            if (!text.matches(pattern)) throw new IllegalArgumentException("'" + text + "' " + problem);
        }

        BigDecimal net() {
            return price.multiply(quantity);
        }

        BigDecimal tax() {
            return net().multiply(BigDecimal.valueOf(rate)).movePointLeft(2).setScale(2, RoundingMode.HALF_UP);
        }

        @Override
        public String toString() {
            return quantity.toPlainString() + " x " + item + " at " + price.toPlainString() + " = " + net().toPlainString();
        }
    }

    /** Writes the invoices into the folder, and returns a message for each faulty line. */
    public static List<String> run(Path orders, Path folder) throws IOException {
        Map<String, List<Line>> invoices = new LinkedHashMap<>();
        Set<String> heldBack = new HashSet<>();
        List<String> messages = new ArrayList<>();
        List<String> texts = Files.readAllLines(orders);
        for (int index = 1; index < texts.size(); index++) {
            String text = texts.get(index);
            try {
                Line line = Line.parse(text);
                invoices.computeIfAbsent(line.customer(), code -> new ArrayList<>()).add(line);
            } catch (IllegalArgumentException problem) {
                messages.add("line " + (index + 1) + ": " + problem.getMessage());
                heldBack.add(text.split(";", -1)[0]);
            }
        }
        invoices.keySet().removeAll(heldBack);
        Files.createDirectories(folder);
        for (Map.Entry<String, List<Line>> invoice : invoices.entrySet())
            Files.write(folder.resolve(invoice.getKey() + ".txt"), format(invoice.getValue()));
        return messages;
    }

    private static List<String> format(List<Line> lines) {
        List<String> text = new ArrayList<>();
        BigDecimal net = new BigDecimal("0.00");
        Map<Integer, BigDecimal> taxes = new TreeMap<>();
        text.add("Invoice for " + lines.get(0).name() + " (" + lines.get(0).customer() + ")");
        for (Line line : lines) {
            text.add(line.toString());
            net = net.add(line.net());
            taxes.merge(line.rate(), line.tax(), BigDecimal::add);
        }
        BigDecimal exact = taxes.values().stream().reduce(net, BigDecimal::add);
        BigDecimal rounded = exact.setScale(0, RoundingMode.HALF_UP);
        text.add("Net " + net.toPlainString());
        taxes.forEach((rate, tax) -> text.add("Tax " + rate + "% " + tax.toPlainString()));
        text.add("Round off " + rounded.subtract(exact).toPlainString());
        text.add("To pay " + rounded.toPlainString());
        return text;
    }

    public static void main(String[] arguments) {
        try {
            run(Path.of(arguments[0]), Path.of(arguments[1])).forEach(System.err::println);
        } catch (IOException failure) {
            System.err.println("The orders can't be read or the invoices can't be written: " + failure.getMessage());
            System.exit(1);
        }
    }
}
