"""Normalises the tide tables that the harbour office sends."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # pragma: no cover
    from collections.abc import Iterable


def tidy(lines: Iterable[str]) -> list[str]:
    return [" ".join(line.split()) for line in lines if line.strip()]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    args = parser.parse_args(argv)
    for line in tidy(args.file.read_text().splitlines()):
        print(line)
    return 0


if __name__ == "__main__":  # pragma: no cover
    sys.exit(main())
