"""Writes orders.csv and prints what its invoices add up to. Run: python3 make_orders.py [seed]"""

import random
import sys

NAMES = ["Asha Kulkarni", "Ravi Shinde", "मीरा जोशी", "Imran Shaikh", "Kavya Nair", "Joseph D'Souza"]
ITEMS = [("Notebook", 1999, 5), ("Ball pen", 850, 18), ("Map of India", 12500, 0), ("Stapler", 17549, 18)]
ITEMS += [("Pencils, box of 10", 4950, 5), ("Desk lamp", 89990, 18), ("Sketch pad", 21675, 5), ("Eraser", 250, 5)]
FAULTS = {40: (3, "two"), 83: (4, "12,50"), 120: (5, "-5"), 157: (3, "0"), 200: (4, ""), 241: None}


def make_orders(seed):
    """260 lines of six fields, and for each customer the lines (paise before tax, rate), or None with a fault."""
    chance = random.Random(seed)
    lines, invoices = [], {}
    for number in range(260):
        code = f"C{int(chance.random() * 48) + 1:03d}"
        name = NAMES[int(code[1:]) % len(NAMES)]
        item, paise, rate = ITEMS[int(chance.random() * len(ITEMS))]
        quantity = 1 + int(chance.random() * 9)
        line = [code, name, item, str(quantity), f"{paise // 100}.{paise % 100:02d}", str(rate)]
        if number in FAULTS:
            if FAULTS[number] is None:
                line = line[:4]
            else:
                place, text = FAULTS[number]
                line[place] = text
            invoices[code] = None
        elif invoices.setdefault(code, []) is not None:
            invoices[code].append((quantity * paise, rate))
        lines.append(line)
    return lines, invoices


def to_pay(invoice):
    """Whole rupees: tax is rounded for each line to a paisa, the sum once more to a rupee, halves upwards."""
    return (sum(net + (net * rate + 50) // 100 for net, rate in invoice) + 50) // 100


if __name__ == "__main__":
    lines, invoices = make_orders(int((sys.argv + ["37"])[1]))
    with open("orders.csv", "w", encoding="utf-8", newline="\n") as file:
        file.write("customer;name;item;quantity;unitPrice;taxPercent\n")
        file.writelines(";".join(line) + "\n" for line in lines)
    good = [invoice for invoice in invoices.values() if invoice is not None]
    print(f"{len(good)} invoices, {len(invoices) - len(good)} held back, {sum(map(to_pay, good))} rupees to pay")
