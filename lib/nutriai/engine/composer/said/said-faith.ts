/** Returns the faith whose rules for food a request names. */
export function saidFaith(plain: string): 'halal' | 'kosher' | null {
  if (/\bhalal\b/.test(plain)) return 'halal';
  return /\bkosher\b/.test(plain) ? 'kosher' : null;
}
