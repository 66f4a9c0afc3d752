import sys

sys.dont_write_bytecode = True
sys.path.insert(0, ".")
try:
    from fare import fare

    rupees = fare(8, "student")
except BaseException as error:
    print("can't be judged:", error)
    sys.exit(125)
sys.exit({7: 0, 6: 1}.get(rupees, 125))
