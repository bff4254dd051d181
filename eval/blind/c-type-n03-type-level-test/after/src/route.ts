type Params<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? { [k in K]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer K}`
    ? { [k in K]: string }
    : {};

export function href<P extends `/${string}`>(pattern: P, params: Params<P>): string {
  return pattern.replace(/:(\w+)/g, (_, k: string) => encodeURIComponent((params as Record<string, string>)[k]));
}
