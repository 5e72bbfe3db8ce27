import { foodsInEnglish } from './foods-in-english';

describe('foodsInEnglish', () => {
  it('puts English names for those of Turkish, and leaves the other words', () => {
    const text = foodsInEnglish('Süt alerjisi');
    expect(text).toMatch(/\bmilk\b/);
    expect(text).toMatch(/alerjisi/);
  });

  it('leaves English as it stands', () => {
    for (const text of ['', 'She is allergic to milk.', 'banana & egg 2x'])
      expect(foodsInEnglish(text)).toBe(text);
  });
});
