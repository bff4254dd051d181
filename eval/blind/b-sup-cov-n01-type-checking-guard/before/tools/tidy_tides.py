"""Normalises the tide tables that the harbour office sends."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path


def tidy(lines):
    return [" ".join(line.split()) for line in lines if line.strip()]


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    args = parser.parse_args(argv)
    for line in tidy(args.file.read_text().splitlines()):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
