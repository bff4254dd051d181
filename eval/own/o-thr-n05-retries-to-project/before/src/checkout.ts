export interface Line {
  name: string;
  cents: number;
}

export function renderTotal(root: HTMLElement, lines: Line[]): void {
  const cents = lines.reduce((sum, l) => sum + l.cents, 0);
  root.querySelector("[data-testid=total]")!.textContent = `€${(cents / 100).toFixed(2)}`;
}
