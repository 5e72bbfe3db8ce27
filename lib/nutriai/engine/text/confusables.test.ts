import { latinLookalike } from './confusables';

describe('latinLookalike', () => {
  it('reads letters of other scripts as they look', () => {
    expect(latinLookalike('а')).toBe('a');
    expect(latinLookalike('о')).toBe('o');
    expect(latinLookalike('Ν')?.toLowerCase()).toBe('n');
    expect(latinLookalike('ν')?.toLowerCase()).toBe('v');
  });

  it('knows none for what looks like no letter', () => {
    expect(['🍐', '5', 'क', ' ', ''].map(latinLookalike)).toEqual(Array(5).fill(undefined));
  });
});
