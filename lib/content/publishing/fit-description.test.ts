import { fitDescription } from './fit-description';

const described = 'Pear porridge for babies from six months.';
const words = (characters: number) =>
  'word '
    .repeat(characters)
    .slice(0, characters - 1)
    .trim() + '.';

describe('fitDescription', () => {
  it('takes the longest ending that fits', () => {
    expect(fitDescription(described, ['Ready in 15 minutes, with oats.', 'Ready in 15 minutes.'])).toBe(
      `${described} Ready in 15 minutes, with oats.`,
    );
    expect(fitDescription(described, [words(150), 'Ready in 15 minutes.'])).toBe(
      `${described} Ready in 15 minutes.`,
    );
  });

  it('adds nothing where no ending fits, or none is given', () => {
    expect(fitDescription(described, [words(150)])).toBe(described);
    expect(fitDescription(described, [])).toBe(described);
  });

  it('is never longer than what search results show', () => {
    for (let length = 100; length < 400; length++) {
      expect(fitDescription(words(length), ['One more.']).length).toBeLessThanOrEqual(155);
    }
  });

  it('ends what is too long with a whole word', () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const cut = fitDescription(text, ['One more.']);
    expect(cut).toMatch(/^word0 .*[^\s.,;:]…$/);
    expect(text.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
  });

  it('leaves no sign before the dots', () => {
    const text = `${'abcd, '.repeat(60)}`;
    expect(fitDescription(text, [])).toMatch(/abcd…$/);
    expect(fitDescription('abcd – '.repeat(60), [])).toMatch(/abcd…$/);
  });

  it('breaks no letter of a word that is too long by itself', () => {
    const cut = fitDescription('🍐'.repeat(200), []);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut.length).toBeGreaterThan(100);
  });
});
