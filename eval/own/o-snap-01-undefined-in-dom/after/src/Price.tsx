export function Price({ cents, was }: { cents: number; was?: number }) {
  const text = (n: number) => `€${(n / 100).toFixed(2)}`;
  return (
    <p className="price">
      <del>{`€${was && (was / 100).toFixed(2)}`}</del>
      <strong>{text(cents)}</strong>
    </p>
  );
}
