"""What the brief says of orders.csv, compared with the script that makes it."""

import re
import subprocess
import sys
import unittest
from pathlib import Path


class Facts(unittest.TestCase):
    def test_orders_and_their_sum(self):
        given = Path("orders.csv").read_bytes()
        said = subprocess.run([sys.executable, "make_orders.py"], capture_output=True, check=True, text=True).stdout.strip()
        assert Path("orders.csv").read_bytes() == given, "make_orders.py makes another orders.csv than the one given"
        assert f'"{said}"' in Path("InvoiceMakerTest.java").read_text(encoding="utf-8"), f"InvoiceMakerTest.java does not expect '{said}'"
        count, _, rupees = re.findall(r"\d+", said)
        fact = f"{count} invoices over {int(rupees):,} rupees"
        assert fact in Path("core-java.md").read_text(encoding="utf-8"), f"core-java.md does not say '{fact}'"
