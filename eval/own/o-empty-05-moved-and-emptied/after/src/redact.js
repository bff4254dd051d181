/** Removes secret fields from a log entry, in place. */
export function redact(entry) {
}
