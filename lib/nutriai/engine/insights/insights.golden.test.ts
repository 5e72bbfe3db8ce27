import { type NutrientCode } from '../nutrients';
import { insights, type Insights } from './insights';
import { bottle, boy, girl, logOf, meal, of, toddler } from './logs.test-helper';

const balance = ({ nutrients }: Insights, code: NutrientCode) => nutrients.find((each) => each.code === code);
const limit = ({ limits }: Insights, id: string) => limits.find((each) => each.id === id);

describe('a girl of seven months on breast milk, two days of food', () => {
  const found = insights(
    logOf(girl, [
      meal(19, 'lunch', [of('lentils', 40), of('carrot', 50)], { eatenShare: 0.5 }),
      meal(19, 'dinner', [of('whole-yoghurt', 60)]),
      meal(20, 'breakfast', [of('egg', 30)]),
      meal(18, 'milk', []),
    ]),
  );

  it('counts the two days with food, and breast milk as an estimate', () => {
    expect(found.loggedDays).toBe(2);
    // WHO's usual share of breast milk: 413 of 615 kcal of 587 kcal = 394.2 kcal; at 72.903 kcal/100 ml, 541 ml.
    const [part] = found.days.at(-1)?.milk.parts ?? [];
    expect(part).toMatchObject({ milk: 'breast', ml: 541, volume: 'estimated' });
  });

  it('balances iron', () => {
    // Milk: 541 ml × 0.031244 mg/100 ml = 0.16903 mg. 19th: 20 g lentils × 3.33 + 25 g carrot × 0.34 + 60 g
    // yoghurt × 0.05, per 100 g = 0.666 + 0.085 + 0.03 = 0.781; with milk 0.95003. 20th: 30 g boiled egg ×
    // 1.19 = 0.357; with milk 0.52603. Mean 0.73803 of 11 mg: 6.7 %.
    const iron = balance(found, 'iron_mg');
    expect(iron?.have).toBeCloseTo(0.73803, 5);
    expect(iron?.fromMilk).toBeCloseTo(0.16903, 5);
    expect(iron?.share).toBeCloseTo(0.0671, 4);
    expect(iron).toMatchObject({ need: 11, status: 'low', coverage: 1 });
    expect(iron?.upper).toBe(iron?.lower);
    expect(iron?.byDay.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('balances energy and sodium', () => {
    // 19th: 20 × 1.16 + 25 × 0.35 + 60 × 0.61 = 68.55; 20th: 30 × 1.55 = 46.5; milk 541 × 0.729031 = 394.406.
    // Mean 451.931 of 587.
    expect(balance(found, 'energy_kcal')?.have).toBeCloseTo(451.931, 2);
    expect(balance(found, 'energy_kcal')?.need).toBe(587);
    // 19th: 0.4 + 14.5 + 27.6 = 42.5; 20th: 37.2; milk 541 × 0.1770504 = 95.784. Mean 135.634 of at most 400 mg.
    expect(limit(found, 'sodium')?.lower).toBeCloseTo(135.634, 2);
    expect(limit(found, 'sodium')).toMatchObject({ max: 400, status: 'within' });
  });

  it('scores the days by WHO: four groups and two meals, then two groups and one meal', () => {
    expect(found.who?.days).toMatchObject([
      {
        groups: ['breast_milk', 'pulses_nuts_seeds', 'dairy', 'vita_fruits_veg'],
        milkAssumed: true,
        mdd: false,
        mmf: true,
        mmfNeeds: 2,
        mmff: null,
        mad: false,
        eff: false,
        zvf: false,
        swb: false,
      },
      { groups: ['breast_milk', 'eggs'], mdd: false, mmf: false, mad: false, eff: true, zvf: true },
    ]);
    expect(found.who?.summary).toMatchObject({
      mdd: { days: 0, of: 2 },
      mmf: { days: 1, of: 2 },
      mmff: { of: 0 },
    });
  });
});

describe('a boy of ten months on formula, a day with every bottle and one without', () => {
  const found = insights(
    logOf(boy, [
      meal(20, 'milk', [bottle(150)]),
      meal(20, 'milk', [bottle(150)], { eatenAt: '2026-11-20T14:00:00' }),
      meal(20, 'milk', [bottle(200)], { eatenAt: '2026-11-20T19:00:00', eatenShare: 0.75 }),
      meal(20, 'breakfast', [of('oats', 80), of('banana', 40)]),
      meal(20, 'lunch', [of('beef-mince', 25), of('pasta', 40), of('broccoli', 30)]),
      meal(20, 'dinner', [of('sweet-potato', 50), of('chicken', 20)]),
      meal(19, 'lunch', [of('white-bread', 30)]),
    ]),
  );
  const [before, last] = found.days.slice(-2);

  it('counts bottles as logged, and where none is logged the usual volume', () => {
    expect(last?.milk).toMatchObject({ isEstimated: false, feeds: 3 });
    expect(last?.milk.ml).toBeCloseTo(450, 9);
    // First Steps: 400 ml from ten months.
    expect(before?.milk).toMatchObject({ isEstimated: true, ml: 400 });
  });

  it('balances iron of the full day', () => {
    // Food: oats 80 × 0.9, banana 40 × 0.26, mince 25 × 3.08, pasta 40 × 1.28, broccoli 30 × 0.67, sweet
    // potato 50 × 0.69, chicken 20 × 1.06, per 100 g = 0.72 + 0.104 + 0.77 + 0.512 + 0.201 + 0.345 + 0.212 =
    // 2.864 mg. Formula: 450 ml × 0.870520 mg/100 ml (1.3 mg in 100 kcal, of 66.9631 kcal) = 3.91734 mg.
    // Together 6.78134.
    expect(last?.nutrients.iron_mg.have).toBeCloseTo(6.78134, 4);
    // The day before: bread 30 × 3.61 = 1.083, formula 400 ml = 3.48208. Together 4.56508; mean 5.67321,
    // below the average requirement of 6.9.
    expect(balance(found, 'iron_mg')?.have).toBeCloseTo(5.67321, 4);
    expect(balance(found, 'iron_mg')?.status).toBe('low');
  });

  it('scores the full day: five groups, six feeds, three of milk', () => {
    expect(found.who?.days.at(-1)).toMatchObject({
      groups: ['grains_roots_tubers', 'dairy', 'flesh_foods', 'vita_fruits_veg', 'other_fruits_veg'],
      solidFeeds: 3,
      milkFeeds: 3,
      mdd: true,
      mmf: true,
      mmfNeeds: 4,
      mmff: true,
      mad: true,
    });
  });

  it('does not guess feeds of the day without a bottle in the log', () => {
    expect(found.who?.days.at(0)).toMatchObject({
      solidFeeds: 1,
      mmf: null,
      mmff: null,
      mdd: false,
      mad: false,
    });
  });
});

describe('a toddler of twenty months on cow’s milk, with juice', () => {
  const cup: Parameters<typeof meal>[2] = [{ food: 'whole-milk', amount: 200, unit: 'ml' }];
  const found = insights(
    logOf(toddler, [
      meal(20, 'milk', cup),
      meal(20, 'snack', cup),
      meal(20, 'breakfast', [{ food: 'orange-juice', amount: 100, unit: 'ml' }, of('white-bread', 40)]),
      meal(20, 'lunch', [of('chicken', 30), of('broccoli', 40)]),
    ]),
  );

  it('counts milk as drunk, and its vitamin D only where it is added', () => {
    expect(found.days.at(-1)?.milk).toMatchObject({ isEstimated: false, feeds: 2 });
    // Calcium: 400 ml × 116.54 = 466.16; juice 104.82 g × 0.11 = 11.53; bread 57.6; chicken 4.5; broccoli 16.
    // Together 555.79 of 700 mg.
    expect(balance(found, 'calcium_mg')?.have).toBeCloseTo(555.79, 1);
    // The average requirement is 500 mg.
    expect(balance(found, 'calcium_mg')?.status).toBe('close');
    expect(balance(found, 'vitamin_d_ug')?.upper).toBeNull();
  });

  it('holds juice and milk against their limits', () => {
    expect(limit(found, 'juice')).toMatchObject({ max: 120, status: 'within', foods: ['Orange juice'] });
    expect(limit(found, 'juice')?.lower).toBeCloseTo(100, 9);
    expect(limit(found, 'cows_milk_drink')).toMatchObject({ max: 600, status: 'within' });
    expect(limit(found, 'added_sugars')).toMatchObject({ max: 0, status: 'within' });
  });

  it('scores juice as a sweet drink and no fruit, and milk as feeds', () => {
    expect(found.who?.days.at(-1)).toMatchObject({
      groups: ['grains_roots_tubers', 'dairy', 'flesh_foods', 'vita_fruits_veg'],
      solidFeeds: 2,
      milkFeeds: 2,
      mdd: false,
      mmf: true,
      mmff: true,
      mad: false,
      swb: true,
    });
  });
});
