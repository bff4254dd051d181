import csv


def export(entries, path):
    if not entries:
        raise ValueError("nothing to export")
    with open(path, "w", newline="") as f:
        out = csv.writer(f)
        out.writerow(["name", "hours"])
        for name, hours in entries:
            out.writerow([name, f"{hours:.2f}".replace(".", ",")])
