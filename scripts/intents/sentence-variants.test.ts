import { sentenceVariants } from './sentence-variants';

const sentence = 'my baby has not done a poo in her nappy';

it('makes the same variants of a sentence each time: misspelt, clipped, American', () => {
  const variants = sentenceVariants(sentence);
  expect(variants).toEqual(sentenceVariants(sentence));
  expect(variants).toHaveLength(3);
  expect(variants).toContain('baby not done poo in nappy');
  expect(variants).toContain('my baby has not done a poop in her diaper');
});

it('misspells two words at most, in one letter, and never the first letter', () => {
  const [misspelt = ''] = sentenceVariants(sentence);
  const words = misspelt.split(' ');
  const changed = sentence.split(' ').filter((word, index) => words[index] !== word);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(2);
  expect(words.map((word) => word.charAt(0))).toEqual(sentence.split(' ').map((word) => word.charAt(0)));
});

it('gives no variant that is the sentence itself', () => {
  expect(sentenceVariants('salt')).not.toContain('salt');
});
