/** Returns the faith whose rules for food a request names. */
export function askedFaith(plain: string): 'halal' | 'kosher' | null {
  if (/\b(?:halal|muslims?)\b/.test(plain)) return 'halal';
  return /\b(?:kosher|jewish)\b/.test(plain) ? 'kosher' : null;
}
