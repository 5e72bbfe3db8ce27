const small = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const tens: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60 };

const numberWords = [...[...small].reverse(), ...Object.keys(tens)].join('|');

/** Numbers in figures or words, for a pattern. */
export const numberPattern = `(?:\\d{1,3}(?:[.,]\\d)?|an?|${numberWords})`;

/** Returns the number that a figure or word stands for. */
export function numberOf(words: string): number {
  if (words === 'a' || words === 'an') return 1;
  const index = small.indexOf(words);
  if (index >= 0) return index;
  return tens[words] ?? Number(words.replace(',', '.'));
}
