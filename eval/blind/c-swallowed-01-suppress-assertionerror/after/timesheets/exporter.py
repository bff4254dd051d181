import csv


def export(entries, path):
    if not entries:
        raise ValueError("nothing to export")
    with open(path, "w", newline="") as f:
        writer = csv.writer(f)
        writer.writerow(["name", "hours"])
        writer.writerows((name, f"{hours:.2f}") for name, hours in entries)
