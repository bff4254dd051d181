#!/usr/bin/env python3
"""Builds the change sets that the benchmarks run on, from the histories of public repositories.

    workloads.py OUT REPO [REPO ...]

Each REPO is a git directory. For each, the newest commit and the one some 900 first-parent commits before it are
compared, and the changed source files of all repositories are pooled in an order that a fixed seed decides. OUT then
holds three repositories whose last commit is a change of about

    small    10 files     1,000 added lines
    medium  100 files    12,000 added lines
    big   2,000 files   270,000 added lines

The choice depends on nothing but the histories, so that two runs build the same bytes.
"""

import hashlib
import os
import subprocess
import sys

SIZES = {"small": (10, 1_000), "medium": (100, 12_000), "big": (2_000, 270_000)}
SUFFIXES = (".py", ".ts", ".tsx", ".go", ".rs", ".js", ".jsx", ".yml", ".yaml", ".toml", ".json", ".md")
DISTANCE = 900


def git(repo, *args):
    return subprocess.run(["git", "-C", repo, *args], check=True, capture_output=True).stdout


def changed(repo):
    """Yields (order, path, before, after, added) for each changed source file."""
    commits = git(repo, "rev-list", "--first-parent", f"--max-count={DISTANCE + 1}", "HEAD").split()
    base, head = commits[-1].decode(), commits[0].decode()
    name = os.path.basename(os.path.dirname(os.path.abspath(repo))) or "repo"
    rows = git(repo, "diff", "--numstat", "-z", "--no-renames", base, head).split(b"\0")
    for row in rows:
        if not row:
            continue
        added, _, path = row.split(b"\t", 2)
        text = path.decode("utf-8", "surrogateescape")
        if added == b"-" or not text.endswith(SUFFIXES):
            continue
        order = hashlib.sha256(f"headproof {name} {text}".encode("utf-8", "surrogateescape")).hexdigest()
        yield order, f"{name}/{text}", repo, base, head, text, int(added)


def blob(repo, commit, path):
    done = subprocess.run(["git", "-C", repo, "cat-file", "blob", f"{commit}:{path}"], capture_output=True)
    return done.stdout if done.returncode == 0 else None


def choose(pool, files, lines):
    """Takes files in order, from those above or below the mean size as what is left to fill asks for."""
    mean = lines / files
    large = [row for row in pool if mean <= row[-1] <= 12 * mean]
    small = [row for row in pool if row[-1] < mean]
    chosen, left = [], lines
    while len(chosen) < files and (large or small):
        wanted = large if left > mean * (files - len(chosen)) else small
        row = (wanted or large or small).pop(0)
        chosen.append(row)
        left -= row[-1]
    return sorted(chosen)


def build(out, rows):
    os.makedirs(out)
    subprocess.run(["git", "init", "-q", "-b", "main", out], check=True)
    stream = []
    for index, when in enumerate(("before", "after")):
        message = when.encode()
        stream.append(b"commit refs/heads/main\nmark :%d\ncommitter bench <bench@example.test> %d +0000\n"
                      % (index + 1, 1_700_000_000 + index))
        stream.append(b"data %d\n%s\n" % (len(message), message))
        stream.append(b"from :1\n" if index else b"")
        for _, shown, repo, base, head, path, _ in rows:
            content = blob(repo, base if when == "before" else head, path)
            quoted = shown.encode("utf-8", "surrogateescape")
            if content is None:
                stream.append(b"D %s\n" % quoted if index else b"")
            else:
                stream.append(b"M 100644 inline %s\ndata %d\n%s\n" % (quoted, len(content), content))
    subprocess.run(["git", "-C", out, "fast-import", "--quiet"], input=b"".join(stream), check=True)
    subprocess.run(["git", "-C", out, "reset", "-q", "--hard", "main"], check=True)
    print(out, git(out, "diff", "--shortstat", "HEAD^", "HEAD").decode().strip())


def main():
    out, repos = sys.argv[1], sys.argv[2:]
    pool = sorted(row for repo in repos for row in changed(repo))
    for name, (files, lines) in SIZES.items():
        build(os.path.join(out, name), choose(pool, files, lines))


if __name__ == "__main__":
    main()
