export function initials(fullName) {
  return fullName
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase())
    .join('');
}

export function avatarColor(name, palette) {
  let sum = 0;
  for (const ch of name) sum += ch.codePointAt(0);
  return palette[sum % palette.length];
}
