import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Tests for InvoiceMaker. Put this file and orders.csv next to InvoiceMaker.java, then run
 *     javac InvoiceMaker.java InvoiceMakerTest.java
 *     java InvoiceMakerTest
 */
public class InvoiceMakerTest {
    private static final String HEADER = "customer;name;item;quantity;unitPrice;taxPercent\n";

    /** What make_orders.py prints about orders.csv. */
    private static final String ORDERS = "43 invoices, 5 held back, 218382 rupees to pay";

    private interface Test {
        void run() throws IOException;
    }

    private static int failures = 0;

    public static void main(String[] arguments) {
        test("an invoice shows lines, net, tax by rate, round-off and total", InvoiceMakerTest::wholeInvoice);
        test("each customer gets a file, even when the lines are mixed", InvoiceMakerTest::mixedLines);
        test("tax is rounded for each line, and halves go up", InvoiceMakerTest::halves);
        test("small amounts are added exactly", InvoiceMakerTest::exactSums);
        test("the total is rounded to whole rupees, and halves go up", InvoiceMakerTest::roundOff);
        test("large amounts are written in full", InvoiceMakerTest::largeSums);
        test("the computer's language doesn't change any figure", InvoiceMakerTest::language);
        test("a faulty line is named, and its customer gets no invoice", InvoiceMakerTest::faultyLine);
        test("every kind of fault is found", InvoiceMakerTest::kindsOfFault);
        test("an empty file gives no invoices", InvoiceMakerTest::nothing);
        test("a missing file causes an IOException", InvoiceMakerTest::missingFile);
        test("orders.csv adds up", InvoiceMakerTest::wholeFile);
        System.out.println(failures == 0 ? "All tests pass." : "Failed tests: " + failures);
        if (failures > 0) System.exit(1);
    }

    private static void wholeInvoice() throws IOException {
        Path folder = make("C1;मीरा जोशी;Notebook;3;19.99;5\nC1;मीरा जोशी;Lamp;1;250.00;18\nC1;मीरा जोशी;Pencil;2;4.00;5\n");
        equal(List.of("Invoice for मीरा जोशी (C1)",
            "3 x Notebook at 19.99 = 59.97",
            "1 x Lamp at 250.00 = 250.00",
            "2 x Pencil at 4.00 = 8.00",
            "Net 317.97",
            "Tax 5% 3.40",
            "Tax 18% 45.00",
            "Round off -0.37",
            "To pay 366"), read(folder, "C1"), "C1.txt");
    }

    private static void mixedLines() throws IOException {
        Path folder = make("C2;Ravi;Pen;1;10.00;0\nC1;Asha;Pen;2;10.00;0\nC2;Ravi;Book;1;30.00;0\n");
        equal("To pay 40", last(folder, "C2"), "C2.txt, last line");
        equal("To pay 20", last(folder, "C1"), "C1.txt, last line");
        equal(2, count(folder), "number of files");
        equal("Tax 0% 0.00", line(folder, "C1", 3), "C1.txt, tax");
    }

    private static void halves() throws IOException {
        Path folder = make("C1;Asha;Eraser;1;2.50;5\nC1;Asha;Eraser;1;2.50;5\nC1;Asha;Eraser;1;2.50;5\n");
        equal("Tax 5% 0.39", line(folder, "C1", 5), "three times 0.125 is three times 0.13");
    }

    private static void exactSums() throws IOException {
        Path folder = make("C1;Asha;Pin;1;0.10;0\nC1;Asha;Pin;1;0.20;0\nC1;Asha;Pin;100;1.15;0\n");
        equal("Net 115.30", line(folder, "C1", 4), "net");
    }

    private static void roundOff() throws IOException {
        Path folder = make("C1;Asha;Pen;1;10.50;0\nC2;Ravi;Pen;1;10.49;0\nC3;Kavya;Pen;1;10.00;0\n");
        equal(List.of("Round off 0.50", "To pay 11"), read(folder, "C1").subList(4, 6), "10.50");
        equal(List.of("Round off -0.49", "To pay 10"), read(folder, "C2").subList(4, 6), "10.49");
        equal(List.of("Round off 0.00", "To pay 10"), read(folder, "C3").subList(4, 6), "10.00");
    }

    private static void largeSums() throws IOException {
        Path folder = make("C1;Asha;Printer;100000;12345678901.50;0\n");
        equal("To pay 1234567890150000", last(folder, "C1"), "no exponent, no lost digits");
    }

    private static void language() throws IOException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            Path folder = make("C1;Asha;Pen;1234;1.50;5\n");
            equal("1234 x Pen at 1.50 = 1851.00", line(folder, "C1", 1), "a point, and nothing between thousands");
        } finally {
            Locale.setDefault(before);
        }
    }

    private static void faultyLine() throws IOException {
        Path folder = Files.createTempDirectory("invoices");
        List<String> messages = run(folder, "C1;Asha;Pen;1;10.00;5\nC2;Ravi;Pen;two;10.00;5\nC2;Ravi;Pen;1;10.00;5\n");
        equal(1, messages.size(), "number of messages");
        equal(true, messages.get(0).startsWith("line 3: "), "'" + messages.get(0) + "' begins with 'line 3: '");
        equal(true, messages.get(0).contains("two"), "'" + messages.get(0) + "' says what was found");
        equal(1, count(folder), "half an invoice is none: number of files");
        equal("To pay 11", last(folder, "C1"), "the other customer's invoice");
    }

    private static void kindsOfFault() throws IOException {
        String[] faults = {
            "C1;Asha;Pen;0;10.00;5", "C1;Asha;Pen;-1;10.00;5", "C1;Asha;Pen;1.5;10.00;5", "C1;Asha;Pen;;10.00;5",
            "C1;Asha;Pen;1;0.00;5", "C1;Asha;Pen;1;-1.00;5", "C1;Asha;Pen;1;1.234;5", "C1;Asha;Pen;1;1,50;5",
            "C1;Asha;Pen;1;1e3;5", "C1;Asha;Pen;1;;5", "C1;Asha;Pen;1;10.00;-5", "C1;Asha;Pen;1;10.00;101",
            "C1;Asha;Pen;1;10.00;five", "C1;Asha;Pen;1;10.00;", "C1;Asha;Pen;1", "C1;Asha;Pen;1;10.00;5;9",
        };
        for (String fault : faults) {
            Path folder = Files.createTempDirectory("invoices");
            equal(1, run(folder, fault + "\n").size(), "messages about '" + fault + "'");
            equal(0, count(folder), "invoices for '" + fault + "'");
        }
    }

    private static void nothing() throws IOException {
        equal(0, count(make("")), "number of files");
    }

    private static void missingFile() throws IOException {
        Path folder = Files.createTempDirectory("invoices");
        try {
            InvoiceMaker.run(folder.resolve("missing.csv"), folder);
        } catch (IOException expected) {
            return;
        }
        throw new AssertionError("no exception was thrown");
    }

    private static void wholeFile() throws IOException {
        Path orders = Path.of("orders.csv");
        Path folder = Files.createTempDirectory("invoices");
        equal(6, InvoiceMaker.run(orders, folder).size(), "faulty lines");
        int sum = 0;
        for (Path file : files(folder)) {
            List<String> lines = Files.readAllLines(file);
            sum += Integer.parseInt(lines.get(lines.size() - 1).replace("To pay ", ""));
        }
        long customers = Files.readAllLines(orders).stream().skip(1).map(line -> line.split(";")[0]).distinct().count();
        String held = customers - count(folder) + " held back";
        equal(ORDERS, count(folder) + " invoices, " + held + ", " + sum + " rupees to pay", "orders.csv");
    }

    private static void test(String name, Test body) {
        try {
            body.run();
            System.out.println("ok      " + name);
        } catch (Throwable problem) {
            failures++;
            System.out.println("not yet: " + name + "\n        " + problem);
        }
    }

    private static void equal(Object expected, Object found, String what) {
        if (!Objects.equals(expected, found))
            throw new AssertionError(what + "\n        expected: " + expected + "\n        found:    " + found);
    }

    private static List<String> run(Path folder, String lines) throws IOException {
        Path orders = Files.createTempFile("orders", ".csv");
        Files.writeString(orders, HEADER + lines);
        return InvoiceMaker.run(orders, folder);
    }

    /** A folder with the invoices for these lines, none of which is faulty. */
    private static Path make(String lines) throws IOException {
        Path folder = Files.createTempDirectory("invoices");
        equal(List.of(), run(folder, lines), "no line is faulty: messages");
        return folder;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static int count(Path folder) throws IOException {
        return files(folder).size();
    }

    private static List<String> read(Path folder, String customer) throws IOException {
        return Files.readAllLines(folder.resolve(customer + ".txt"));
    }

    private static String line(Path folder, String customer, int number) throws IOException {
        List<String> lines = read(folder, customer);
        return number < lines.size() ? lines.get(number) : "nothing: the invoice has " + lines.size() + " lines";
    }

    private static String last(Path folder, String customer) throws IOException {
        return line(folder, customer, read(folder, customer).size() - 1);
    }
}
