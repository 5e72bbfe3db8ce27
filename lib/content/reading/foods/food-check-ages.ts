/** What a parent chooses from; of a span of months the youngest counts, which is the stricter. */
export const checkAges = [
  { months: 4, label: 'Under 6 months', words: 'under 6 months' },
  ...[6, 7, 8, 9, 10, 11].map((months) => ({
    months,
    label: `${months} months`,
    words: `at ${months} months`,
  })),
  { months: 12, label: '12 to 14 months', words: 'from 12 months' },
  { months: 15, label: '15 to 17 months', words: 'from 15 months' },
  { months: 18, label: '18 to 23 months', words: 'from 18 months' },
  { months: 24, label: '2 years', words: 'at 2 years' },
  { months: 36, label: '3 years', words: 'at 3 years' },
  { months: 48, label: '4 years', words: 'at 4 years' },
] as const satisfies readonly { months: number; label: string; words: string }[];

export const firstCheckAge = 6;

export const checkPath = '/nutriai/can-my-baby-eat';

/** So many characters are read at once; a recipe with its method has fewer. */
export const checkTextAtMost = 5000;

/** "at 9 months" */
export function ageInWords(months: number): string {
  return checkAges.find((age) => age.months === months)?.words ?? `at ${months} months`;
}

/** What is wrong with a question before anybody looks it up; null when nothing is. */
export function questionProblem(text: string): string | null {
  if (text.trim() === '') return 'Write a food, a meal or a recipe.';
  return [...text].length > checkTextAtMost
    ? 'That is too long to check at once: at most 5,000 characters. Send it in parts.'
    : null;
}
