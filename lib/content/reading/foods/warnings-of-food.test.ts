import { clauseAround, encourages, namesAThing, serves, warnsOf } from './warnings-of-food';

/** The clause around a word of a text. */
function around(text: string, word: string): string {
  const start = text.indexOf(word);
  return clauseAround(text, { start, end: start + word.length });
}

const names = (text: string, word: string) => {
  const start = text.indexOf(word);
  return namesAThing(text, { start, end: start + word.length });
};

describe('clauseAround', () => {
  it('ends with the sentence', () => {
    const text = 'Pears are soft. Honey has to wait! Is egg fine?';
    expect(around(text, 'Honey')).toContain('has to wait');
    expect(around(text, 'Honey')).not.toMatch(/soft|egg/);
    expect(around(text, 'egg')).not.toContain('Honey');
  });

  it('holds the word itself, wherever it stands', () => {
    for (const text of ['honey', ' honey.', '.honey', 'a; honey, b', '🍯 honey 🍯']) {
      expect(around(text, 'honey')).toContain('honey');
    }
  });
});

describe('warnsOf', () => {
  it.each([
    'do not give honey before 12 months',
    'never give whole nuts',
    'avoid raw egg',
    'honey can cause infant botulism',
    'whole grapes are a choking hazard',
  ])('hears “%s”', (clause) => {
    expect(warnsOf(clause)).toBe(true);
  });

  it.each(['serve ripe pear in slices', 'pears are in season', ''])('hears no warning in “%s”', (clause) => {
    expect(warnsOf(clause)).toBe(false);
  });
});

describe('encourages', () => {
  it('hears that not giving up is no warning', () => {
    expect(encourages('don’t give up on broccoli')).toBe(true);
    expect(encourages("don't give up on broccoli")).toBe(true);
    expect(encourages('don’t give honey')).toBe(false);
    expect(encourages('')).toBe(false);
  });
});

describe('serves', () => {
  it.each(['serve ripe pear in slices', 'you can give yogurt from six months', 'offer egg often'])(
    'hears “%s”',
    (clause) => {
      expect(serves(clause)).toBe(true);
    },
  );

  it.each(['the pear tree is old', ''])('hears none in “%s”', (clause) => {
    expect(serves(clause)).toBe(false);
  });
});

describe('namesAThing', () => {
  it('knows a comparison with a food from the food', () => {
    expect(names('Mash a pear with a fork.', 'pear')).toBe(false);
    expect(names('Cut strips as thin as spaghetti.', 'spaghetti')).toBe(true);
    expect(names('A piece as big as a pea is enough.', 'pea')).toBe(true);
    expect(names('A piece the size of a pea is enough.', 'pea')).toBe(true);
    expect(names('It is shaped like a pear.', 'pear')).toBe(true);
  });

  it('knows tools, songs and colours that are called after one', () => {
    expect(names('Use a rice cooker.', 'rice')).toBe(true);
    expect(names('Push it through a garlic press.', 'garlic')).toBe(true);
    expect(names('Paint it olive green.', 'olive')).toBe(true);
    expect(names('Cook rice until soft.', 'rice')).toBe(false);
  });
});
