/** "5 months", "1 year 2 months", "3 years": completed months of age as parents say them. */
export function ageInWords(months: number): string {
  if (months < 12) return countOf(months, 'month');
  const years = countOf(Math.floor(months / 12), 'year');
  const rest = months % 12;
  return rest === 0 ? years : `${years} ${countOf(rest, 'month')}`;
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
