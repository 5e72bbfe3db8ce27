import { isNumbered, splitSentences, splitSteps } from './split-steps';

describe('isNumbered', () => {
  it('knows the number of a step', () => {
    expect(
      ['1. Peel', '2) Boil', 'Step 3: Mash', 'step 4 Serve'].filter((line) => !isNumbered(line)),
    ).toEqual([]);
  });

  it('takes no amount for one', () => {
    expect(['1.5 kg potatoes', '2 eggs', '200 g flour', 'Peel'].filter(isNumbered)).toEqual([]);
  });
});

describe('splitSteps', () => {
  it('makes a step of each line, without its number', () => {
    expect(splitSteps(['1. Peel the carrot.', '2. Boil it.'])).toEqual(['Peel the carrot.', 'Boil it.']);
  });

  it('makes a step of each sentence where all stands in one line', () => {
    expect(splitSteps(['Peel the carrot. Boil it. Mash.'])).toEqual([
      'Peel the carrot.',
      'Boil it.',
      'Mash.',
    ]);
  });

  it('makes none of nothing', () => {
    expect(splitSteps([])).toEqual([]);
    expect(splitSteps([''])).toEqual([]);
  });
});

describe('splitSentences', () => {
  it('does not part a number from its fraction', () => {
    expect(splitSentences('Add 1.5 cups of oats. Stir.')).toEqual(['Add 1.5 cups of oats.', 'Stir.']);
  });

  it('loses no word', () => {
    const line = 'Is it soft? Then mash! Add milk';
    expect(splitSentences(line).join(' ')).toBe(line);
  });
});
