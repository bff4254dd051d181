export interface Banner {
  text: string;
  level: "info" | "warning";
}

export function render(b: Banner): string {
  return `<p class="banner banner-${b.level}">${escapeHtml(b.text)}</p>`;
}

function escapeHtml(s: string): string {
  return s.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
