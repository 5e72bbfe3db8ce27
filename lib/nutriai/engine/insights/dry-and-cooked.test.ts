import { type Food } from '../foods/food';
import { foods } from '../foods/food-list';
import { amountsOfServed } from './eaten-food';
import { readTextItem } from './read-text-item';

/** Kilocalories that the words come to; null where nothing could be counted. */
function kcalOf(text: string): number | null {
  const { foods: served } = readTextItem(text, {
    grams: undefined,
    weights: [],
    ageMonths: 12,
    locale: 'uk',
  });
  const counted = served.flatMap((food) => amountsOfServed(food, 'uk')?.energy_kcal ?? []);
  return counted.length === 0 ? null : Math.round(counted.reduce((sum, kcal) => sum + kcal, 0));
}

const cookedStates = ['boiled', 'cooked'];
const per100G = ({ forms }: Food, states: readonly string[]) =>
  Math.round(forms.find(({ state }) => states.includes(state))?.composition.energy_kcal ?? Number.NaN);

const staples = foods.filter(
  ({ forms }) =>
    forms.some(({ state }) => state === 'dry') && forms.some(({ state }) => cookedStates.includes(state)),
);

describe('grains, pasta and pulses weighed dry or cooked', () => {
  it('have figures for both', () => {
    expect(staples.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        ...['oats', 'quinoa', 'couscous', 'bulgur', 'pearl-barley', 'buckwheat', 'white-rice', 'brown-rice'],
        ...[
          'pasta',
          'wholewheat-pasta',
          'egg-noodles',
          'rice-noodles',
          'lentils',
          'chickpeas',
          'black-beans',
        ],
        ...['kidney-beans', 'cannellini-beans', 'haricot-beans', 'split-peas', 'soya-beans'],
      ]),
    );
  });

  it.each(staples.map((food) => [food.name.toLowerCase(), food] as const))('%s', (name, food) => {
    const [dry, cooked] = [per100G(food, ['dry']), per100G(food, cookedStates)];
    expect(dry).toBeGreaterThan(1.8 * cooked);
    const saidDry = [
      `100 g dry ${name}`,
      `100g ${name}, dry`,
      `100 g uncooked ${name}`,
      `100 g ${name} (dry weight)`,
      `100g ${name} weighed before cooking`,
    ];
    expect(saidDry.map((text) => [text, kcalOf(text)])).toEqual(saidDry.map((text) => [text, dry]));
    const saidCooked = [`100 g cooked ${name}`, `100g ${name}, cooked`];
    expect(saidCooked.map((text) => [text, kcalOf(text)])).toEqual(saidCooked.map((text) => [text, cooked]));
  });

  it.each([
    ['100 g dry oats', 379],
    ['40 g oats', 152],
    ['100 g porridge', 71],
    ['30g dry red lentils', 105],
    ['50g uncooked macaroni', 186],
    ['100g boiled pasta', 158],
    ['45 g dry couscous', 169],
    ['4 tbsp oats', 77],
    ['2 tbsp porridge', 21],
    ['3 tbsp rice', 55],
  ])('%s are %i kcal', (text, kcal) => expect(kcalOf(text)).toBe(kcal));

  it('counts a dried fruit without figures of its own as dried fruit, never as the fresh one', () =>
    expect(kcalOf('50 g dried mango')).toBe(125));

  it.each(['100 g cooked polenta', '100 g cooked semolina'])(
    'says that it cannot count %s, rather than take the figures of what weighs thrice as much',
    (text) => {
      expect(kcalOf(text)).toBeNull();
      expect(
        readTextItem(text, { grams: undefined, weights: [], ageMonths: 12, locale: 'uk' }).notCounted.map(
          ({ reason }) => reason,
        ),
      ).toEqual(['no_composition']);
    },
  );

  it.each([
    ['1 slice dry toast', '1 slice toast'],
    ['100 g chicken, patted dry', '100 g chicken'],
    ['100 g dry roasted peanuts', '100 g roasted peanuts'],
  ])('takes “%s” as “%s”', (dry, plain) => expect(kcalOf(dry)).toBe(kcalOf(plain)));
});
