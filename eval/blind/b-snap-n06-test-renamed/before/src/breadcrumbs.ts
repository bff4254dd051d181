export interface Crumb {
  label: string;
  href: string;
}

export function breadcrumbs(path: string): Crumb[] {
  const parts = path.split("/").filter(Boolean);
  return parts.map((part, i) => ({
    label: part.replace(/-/g, " "),
    href: "/" + parts.slice(0, i + 1).join("/"),
  }));
}
