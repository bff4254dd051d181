export interface Swatch {
  light: string;
  dark: string;
}

export const palette: Record<string, Swatch> = {
  ink: { light: "#1b1b1f", dark: "#e4e1e6" },
  sea: { light: "#00639b", dark: "#96ccff" },
  rust: { light: "#984061", dark: "#ffb1c8" },
};

export function colour(name: string, mode: keyof Swatch): string {
  const swatch = palette[name];
  if (!swatch) throw new Error(`unknown colour ${name}`);
  return swatch[mode];
}
