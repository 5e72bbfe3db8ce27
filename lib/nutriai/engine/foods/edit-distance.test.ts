import { editDistance, letterSet, mayBeWithin } from './edit-distance';

describe('edit distance', () => {
  it.each([
    ['carrot', 'carrot', 0],
    ['carot', 'carrot', 1],
    ['carrott', 'carrot', 1],
    ['cattot', 'carrot', 2],
    ['potaot', 'potato', 1],
    ['', 'ab', 2],
  ])('%s → %s: %i', (from, to, edits) => {
    expect(editDistance(from, to, 3)).toBe(edits);
    expect(editDistance(to, from, 3)).toBe(edits);
  });

  it('is null beyond the most that is asked for', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBeNull();
    expect(editDistance('kitten', 'sitting', 3)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBeNull();
  });

  it('the quick check never denies a pair that lies within', () => {
    const words = [
      'carrot',
      'carot',
      'parrot',
      'potato',
      'tomato',
      'mango',
      'magno',
      'banana',
      'ananas',
      'date',
      'oat',
    ];
    for (const from of words) {
      for (const to of words) {
        const edits = editDistance(from, to, 2);
        if (edits !== null) expect(mayBeWithin(letterSet(from), letterSet(to), 2)).toBe(true);
      }
    }
  });
});
