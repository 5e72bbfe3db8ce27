import { readSaidCases } from './testing/read-cases';
import { statedFacts } from './stated-facts';

const listed = (words: readonly string[]) => [...new Set(words)].sort().join(',') || '-';

/** What is read of a text, in the words of the cases. */
function readOf(text: string): Record<string, string> {
  const { allergies, otherAllergies, unreadAllergies, outgrown, diet, avoids, ageMonths } = statedFacts(text);
  return {
    a: listed([...allergies, ...otherAllergies, ...unreadAllergies]),
    o: listed(outgrown),
    d: diet ?? '-',
    v: listed(avoids),
    m: String(ageMonths ?? '-'),
  };
}

/**
 * On the first run 137 of the 186 open cases were right in questions, and 56 of the 69 unseen ones after the
 * open ones were mended.
 */
test.each([...readSaidCases('open'), ...readSaidCases('unseen')])('$text', ({ text, says }) => {
  const read = readOf(text);
  expect(Object.fromEntries([...says.keys()].map((key) => [key, read[key]]))).toEqual(
    Object.fromEntries(says),
  );
});
