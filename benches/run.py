#!/usr/bin/env python3
"""Times headproof beside whatever peers are installed, on the workloads of workloads.py, in one process list.

    run.py WORKLOADS HEADPROOF [--runs N] [--sizes small,medium,big]

Product and peers alternate (A B C A B C ...), each as a whole cold process over the last commit of a workload. What
counts is the operating system's own accounting of each finished process: wall time, processor time, peak memory of the
largest process. A peer that is not on the PATH is left out by name. The peers that need rules are given those of
`peers/`, all of them in one file.
"""

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

SIZES = ("small", "medium", "big")


PEERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers")
PROGRAMS = ("gitleaks", "ripsecrets", "oxlint", "ruff", "ast-grep", "semgrep")


def commands(headproof):
    """Each is (name, argument list); `{files}` stands for the changed files, one argument each."""
    yield "headproof", [headproof, "review", "--commit", "HEAD", "--format", "json", "--no-session"]
    yield "git diff", ["git", "diff", "-U0", "HEAD^", "HEAD"]
    if shutil.which("gitleaks"):
        yield "gitleaks", ["gitleaks", "git", "--no-banner", "--exit-code", "0", "--log-opts=HEAD^..HEAD", "."]
    if shutil.which("ripsecrets"):
        yield "ripsecrets", ["ripsecrets", "{files}"]
    if shutil.which("oxlint"):
        yield "oxlint", ["oxlint", "--quiet", "{files}"]
    if shutil.which("ruff"):
        yield "ruff S", ["ruff", "check", "--select", "S", "--no-cache", "--exit-zero", "{files}"]
    if shutil.which("ast-grep"):
        yield "ast-grep", ["ast-grep", "scan", "--rule", os.path.join(PEERS, "ast-grep.yml"), "--json=stream", "{files}"]
    if shutil.which("semgrep"):
        yield "semgrep", ["semgrep", "scan", "--metrics=off", "--disable-version-check", "--quiet",
                          "--config", os.path.join(PEERS, "semgrep.yml"), "{files}"]


def changed(repo):
    listed = subprocess.run(["git", "-C", repo, "diff", "--name-only", "-z", "--diff-filter=d", "HEAD^", "HEAD"],
                            check=True, capture_output=True).stdout
    return [os.fsdecode(p) for p in listed.split(b"\0") if p]


def once(args, folder):
    start = time.monotonic()
    child = subprocess.Popen(args, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(child.pid, 0)
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("workloads")
    parser.add_argument("headproof")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--sizes", default=",".join(SIZES))
    options = parser.parse_args()
    headproof = os.path.abspath(options.headproof)
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors, {options.runs} runs after one warm-up")
    print("left out: " + (", ".join(p for p in PROGRAMS if not shutil.which(p)) or "nobody"))
    print("| workload | command | wall s: median (min to max) | CPU s | peak MB |\n| --- | --- | --- | --- | --- |")
    for size in options.sizes.split(","):
        folder = os.path.join(options.workloads, size)
        files = changed(folder)
        todo = []
        for name, args in commands(headproof):
            todo.append((name, [x for a in args for x in (files if a == "{files}" else [a])]))
        figures = {name: [] for name, _ in todo}
        for run in range(options.runs + 1):
            for name, args in todo:
                figure = once(args, folder)
                if run:
                    figures[name].append(figure)
        for name, rows in figures.items():
            wall = [r[0] for r in rows]
            print(f"| {size} | {name} | {statistics.median(wall):.2f} ({min(wall):.2f} to {max(wall):.2f}) "
                  f"| {statistics.median(r[1] for r in rows):.2f} | {max(r[2] for r in rows):.0f} |")
            sys.stdout.flush()


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
