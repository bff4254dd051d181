"""Command line of the depot."""
import argparse
import sys

from depot.stock import load


def entry_point() -> None:  # pragma: no cover
    sys.exit(main(sys.argv[1:]))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="depot")
    parser.add_argument("file")
    parser.add_argument("--due", action="store_true", help="only goods that are due")
    args = parser.parse_args(argv)
    for item in load(args.file):
        if item.due or not args.due:
            print(item.name, item.count)
    return 0
