# Makes the data that the tests read.
python3 make_enrolments.py
