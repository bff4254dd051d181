import argparse
from datetime import date

from library.loans import overdue


def main(loans, mailer, argv=None):
    parser = argparse.ArgumentParser(prog="loans")
    args = parser.parse_args(argv)
    for loan in overdue(loans, date.today()):
        print(loan.title)
    return args
