/** Grey bars in place of rows that are still loading. */
export function RowPlaceholder({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="placeholder-row" />
      ))}
    </div>
  );
}
