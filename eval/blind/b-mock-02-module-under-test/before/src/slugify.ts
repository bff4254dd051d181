const MAP: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (c) => MAP[c])
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
