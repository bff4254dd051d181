export interface Swatch {
  light: string;
  dark: string;
}

export const palette = {
  ink: { light: "#1b1b1f", dark: "#e4e1e6" },
  sea: { light: "#00639b", dark: "#96ccff" },
  rust: { light: "#984061", dark: "#ffb1c8" },
} as const satisfies Record<string, Swatch>;

export type ColourName = keyof typeof palette;

export function colour(name: ColourName, mode: keyof Swatch): string {
  return palette[name][mode];
}
