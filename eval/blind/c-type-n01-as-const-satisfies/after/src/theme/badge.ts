import { colour, type ColourName } from "./palette";

export function badge(text: string, tone: ColourName): string {
  const el = document.createElement("span");
  el.textContent = text;
  el.style.color = colour(tone, "light");
  return el.outerHTML;
}
