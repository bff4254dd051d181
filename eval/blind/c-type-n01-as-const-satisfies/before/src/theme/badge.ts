import { colour } from "./palette";

export function badge(text: string, tone: string): string {
  const el = document.createElement("span");
  el.textContent = text;
  el.style.color = colour(tone, "light");
  return el.outerHTML;
}
