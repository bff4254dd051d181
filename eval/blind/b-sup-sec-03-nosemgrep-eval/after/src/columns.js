/** Names of the columns that may be used in a formula. */
export function columnNames(row) {
  return Object.keys(row).filter((k) => /^[a-z][a-z0-9_]*$/i.test(k));
}
