export interface FooterOptions {
  company: string;
  year: number;
}

export function footer({ company, year }: FooterOptions): string {
  return `<footer>© ${year} ${company}</footer>`;
}
