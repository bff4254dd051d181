"""Command line of the depot."""
import argparse
import sys

from depot.stock import load


def run_main() -> None:  # pragma: no cover
    sys.exit(main(sys.argv[1:]))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="depot")
    parser.add_argument("file")
    args = parser.parse_args(argv)
    for item in load(args.file):
        print(item.name, item.count)
    return 0
