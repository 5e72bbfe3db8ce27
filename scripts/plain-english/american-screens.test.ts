import { britishWordsIn } from './testing/british-words';
import { readScreens } from './testing/read-screens';

const { shared, twins } = readScreens([
  'components',
  'app/(site)',
  'lib/accounts',
  'lib/content/reading',
  'lib/nutriai/client',
  'lib/nutriai/server/babies',
  'lib/nutriai/server/imports',
  'lib/nutriai/server/log',
  'lib/nutriai/server/push',
  'lib/nutriai/server/reminders',
  'lib/nutriai/server/webhooks',
  'lib/platform/mail',
]);

/** British words that no American reads, by file, and why. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // Three numbers, so that everybody finds their own without scripts.
  'components/layout/site-footer.tsx': /^(?:999|112 or 911):/,
  'components/nutriai/public/how-it-works.tsx': /^(?:999|112 or 911):/,
  // The choice itself shows both.
  'components/accounts/profile/language-section.tsx': /^(?:Courgette|aubergine):/,
  // `allergenName` and `signText` say them in the reader's English.
  'lib/nutriai/client/babies/baby-words.ts': /^(?:Soya|Molluscs|Sulphites):/,
  'lib/nutriai/client/log/reaction-signs.ts': /^grey:/,
  // `InEnglish` shows both, where the page draws them.
  'lib/content/reading/foods/food-facts.ts': /./,
  'lib/content/reading/nutriai/nutriai-landing-allergens.ts': /./,
  // The American word is given with it.
  'lib/content/reading/nutriai/nutriai-landing.ts': /^sweets:/,
  'lib/content/reading/foods/food-check-family.ts': /^(?:Soya|Prawns):/,
};

test('a screen that says a British word says the American one to who reads that', () => {
  const found = shared.flatMap(({ file, text }) =>
    britishWordsIn(text)
      .filter((each) => exceptions[file]?.test(each) !== true)
      .map((each) => `${file}: ${each}`),
  );
  expect(shared.length).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});

test('what is said to an American has no British word', () => {
  const found = twins.flatMap(({ file, american }) =>
    britishWordsIn(american).map((each) => `${file}: ${each}`),
  );
  expect(twins.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
