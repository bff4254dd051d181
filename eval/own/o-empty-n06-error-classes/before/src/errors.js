export function invalid(message) {
  const error = new Error(message);
  error.code = "INVALID";
  return error;
}
