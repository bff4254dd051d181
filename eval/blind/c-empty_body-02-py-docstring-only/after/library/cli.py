import argparse
from datetime import date

from library.loans import overdue, remind_all


def main(loans, mailer, argv=None):
    parser = argparse.ArgumentParser(prog="loans")
    parser.add_argument("--remind", action="store_true")
    args = parser.parse_args(argv)
    if args.remind:
        print(remind_all(loans, date.today(), mailer), "reminded")
        return args
    for loan in overdue(loans, date.today()):
        print(loan.title)
    return args
