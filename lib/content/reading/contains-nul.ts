/** PostgreSQL stores no NUL and refuses a query that holds one; an address with it (`%00`) leads nowhere. */
export function containsNul(text: string): boolean {
  return text.includes('\0');
}
