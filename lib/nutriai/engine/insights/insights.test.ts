import { insights } from './insights';
import { type Baby } from './log';
import { boy, girl, logOf, meal, of, toddler } from './logs.test-helper';

describe('the window', () => {
  it('ends today and counts only days with food', () => {
    const found = insights(
      logOf(girl, [meal(20, 'lunch', [of('oats', 30)]), meal(20, 'milk', [])], { days: 14 }),
    );
    expect(found).toMatchObject({ from: '2026-11-07', to: '2026-11-20', loggedDays: 1, ageMonths: 7 });
    expect(found.days).toHaveLength(14);
  });

  it('leaves out what lies after today, before birth, or before the window', () => {
    const meals = [
      meal(21, 'lunch', [of('oats', 30)]),
      meal(1, 'lunch', [of('egg', 30)]),
      { ...meal(20, 'lunch', [of('egg', 30)]), eatenAt: '2025-11-20T12:00:00' },
    ];
    const found = insights(logOf(girl, meals));
    expect(found).toMatchObject({ loggedDays: 0, nutrients: [], limits: [] });
    expect(found.variety).toMatchObject({ allTime: 1, window: 0, newFoods: [] });
  });

  it.each([0, 1.5, 91, Number.NaN])('of %d days is refused', (days) => {
    expect(() => insights(logOf(girl, [], { days }))).toThrow(RangeError);
  });

  it('begins at birth for a newborn', () => {
    const newborn: Baby = { ...girl, birthDate: '2026-11-18', measurements: [] };
    expect(insights(logOf(newborn, [])).days.map(({ date }) => date)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });
});

describe('the day of a meal', () => {
  const late = { ...meal(19, 'dinner', [of('oats', 30)]), eatenAt: '2026-11-19T23:30:00Z' };
  const loggedOn = (timeZone?: string) =>
    insights(logOf(girl, [late], { timeZone })).days.find(({ isLogged }) => isLogged)?.date;

  it('is the one written, or the one in the family’s time zone', () => {
    expect(loggedOn()).toBe('2026-11-19');
    expect(loggedOn('Europe/Berlin')).toBe('2026-11-20');
    expect(loggedOn('America/New_York')).toBe('2026-11-19');
  });

  it('of no time is refused', () => {
    expect(() => insights(logOf(girl, [{ ...late, eatenAt: 'yesterday' }]))).toThrow(RangeError);
  });
});

describe('what is not known', () => {
  it('makes a total at least, and enough of it leaves no verdict', () => {
    const { nutrients, days, notes } = insights(
      logOf(girl, [meal(20, 'lunch', [of('oats', 30), { food: 'popcorn' }, { text: 'frobnitz' }])]),
    );
    const iron = nutrients.find(({ code }) => code === 'iron_mg');
    expect(iron).toMatchObject({ status: 'no_data', upper: null });
    expect(iron?.coverage).toBeCloseTo(1 / 3, 9);
    expect(days.at(-1)?.notCounted.map(({ reason }) => reason)).toEqual(['no_composition', 'unknown_food']);
    expect(notes.join()).toContain('could not be counted');
  });

  it('of one nutrient leaves the others', () => {
    // Baked salmon was not analysed for vitamin D.
    const { nutrients } = insights(logOf(girl, [meal(20, 'lunch', [of('salmon', 30)])]));
    expect(nutrients.find(({ code }) => code === 'vitamin_d_ug')).toMatchObject({
      status: 'no_data',
      coverage: 0,
    });
    expect(nutrients.find(({ code }) => code === 'protein_g')).toMatchObject({
      coverage: 1,
      upper: expect.any(Number),
    });
  });

  it('does not hide what would be short even if it held as much again', () => {
    const status = (grams: number) =>
      insights(logOf(girl, [meal(20, 'lunch', [of('lentils', grams), { text: 'frobnitz' }])])).nutrients.find(
        ({ code }) => code === 'iron_mg',
      );
    // Half is known. The average requirement is 6.9 mg; 100 g of lentils hold 3.33 mg, and 541 ml of milk 0.17.
    expect(status(50)).toMatchObject({ coverage: 0.5, status: 'low', upper: null });
    expect(status(110)).toMatchObject({ coverage: 0.5, status: 'no_data' });
  });

  it('stands behind iron and vitamin D in the order', () => {
    const { nutrients } = insights(logOf(girl, [meal(20, 'lunch', [of('salmon', 30)])]));
    expect(nutrients.slice(0, 3).map(({ code }) => code)).toEqual(['iron_mg', 'vitamin_d_ug', 'energy_kcal']);
    expect(nutrients.map(({ code }) => code)).not.toContain('sodium_mg');
  });
});

describe('statuses', () => {
  it('go by the allowance, the average requirement, and for energy by nine tenths', () => {
    const status = (grams: number) =>
      insights(
        logOf({ ...toddler, feeding: 'none' }, [meal(20, 'lunch', [of('lentils', grams)])]),
      ).nutrients.find(({ code }) => code === 'iron_mg')?.status;
    // 3.33 mg in 100 g, against 7 mg (allowance) and 3 mg (average requirement).
    expect([status(89), status(91), status(210), status(211)]).toEqual(['low', 'close', 'close', 'covered']);
  });
});

describe('limits', () => {
  it('tell sugars that are added from those that may be', () => {
    const sugars = (baby: Baby, food: string) =>
      insights(logOf(baby, [meal(20, 'snack', [of(food, 20)])])).limits.find(
        ({ id }) => id === 'added_sugars',
      );
    expect(sugars(girl, 'ketchup')).toMatchObject({
      status: 'above',
      lower: 0,
      max: 0,
      foods: ['Tomato ketchup'],
    });
    expect(sugars(girl, 'honey')?.lower).toBeCloseTo(16.42, 1);
    const older: Baby = { ...toddler, birthDate: '2024-06-01' };
    expect(sugars(older, 'ketchup')).toMatchObject({ status: 'within', lower: 0 });
    expect(sugars(girl, 'banana')).toMatchObject({ status: 'within', upper: 0 });
  });
});

describe('water', () => {
  const of7 = (amountMl: number, baby = girl) =>
    insights(logOf(baby, [], { water: [{ drunkAt: '2026-11-20T10:00:00', amountMl }] })).water;

  it.each([
    [60, 'below'],
    [120, 'within'],
    [240, 'within'],
    [241, 'above'],
  ])('of %d ml at seven months lies %s the band', (ml, status) => {
    expect(of7(ml)).toMatchObject({ status, bandMl: { min: 120, max: 240 }, plainMl: ml });
  });

  it('has no band under six months', () => {
    expect(of7(20, { ...girl, birthDate: '2026-07-01' })).toMatchObject({ status: 'not_yet', bandMl: null });
  });

  it('adds up with milk and food on a logged day', () => {
    const { water } = insights(
      logOf(girl, [meal(20, 'lunch', [of('carrot', 50), { food: 'water', grams: 30 }])], {
        water: [{ drunkAt: '2026-11-20T10:00:00', amountMl: 50 }],
      }),
    );
    // 541 ml of milk hold 0.911289 g/ml = 493.0; carrot 45.1; water 30 and 50.
    expect(water?.days.at(-1)?.totalMl).toBeCloseTo(493.007 + 45.085 + 29.97 + 50, 0);
    expect(water?.days.at(-1)?.plainMl).toBe(80);
    expect(water?.totalNeedMl).toBe(800);
  });
});

describe('growth', () => {
  const measured: Baby = {
    ...girl,
    measurements: [
      { date: '2026-11-10', weightKg: 7.6, lengthCm: 67, headCm: 42.5 },
      { date: '2026-04-10', weightKg: 3.2 },
      { date: '2026-12-01', weightKg: 9 },
    ],
  };

  it('gives a series for each indicator, oldest first, with lines to draw it on', () => {
    const { series, weightGain } = insights(logOf(measured, [])).growth;
    expect(series.map(({ indicator }) => indicator)).toEqual([
      'weightForAge',
      'lengthForAge',
      'weightForLength',
      'bmiForAge',
      'headCircumferenceForAge',
    ]);
    const [weight, , byLength] = series;
    expect(weight?.points.map(({ date }) => date)).toEqual(['2026-04-10', '2026-11-10']);
    expect(weight?.points[0]?.x).toBe(0);
    expect(weight?.lines.map(({ label }) => label)).toEqual([
      '2nd',
      '9th',
      '25th',
      '50th',
      '75th',
      '91st',
      '98th',
    ]);
    expect(weight?.lines[0]?.points.at(-1)?.x).toBe(10);
    expect(byLength).toMatchObject({ xUnit: 'cm', points: [{ x: 67 }] });
    expect(weightGain?.findings).toEqual([]);
  });

  it('leaves out implausible points and says so, and has none without a sex', () => {
    const slip = insights(logOf({ ...girl, measurements: [{ date: '2026-11-10', weightKg: 25 }] }, []));
    expect(slip.growth).toMatchObject({ series: [], notes: [expect.stringContaining('out of range')] });
    expect(insights(logOf({ ...measured, sex: 'unspecified' }, [])).growth.series).toEqual([]);
  });

  it('goes by corrected age for a child born early', () => {
    const early = insights(logOf({ ...measured, dueDate: '2026-06-05' }, []));
    expect(early.correctedAgeMonths).toBe(5);
    expect(early.growth.series[0]?.points).toHaveLength(1);
    expect(early.growth.series[0]?.points[0]?.x).toBeLessThan(5.3);
    expect(early.alerts.map(({ id }) => id)).toContain('born_early_solids');
  });

  it('carries an old weight along its centile for the needs of today', () => {
    const old: Baby = { ...girl, measurements: [{ date: '2026-08-10', weightKg: 6.4, lengthCm: 62 }] };
    const weight = insights(logOf(old, [])).days.at(-1)?.child.weightKg;
    expect(weight).toBeGreaterThan(7.3);
    expect(weight).toBeLessThan(7.9);
  });
});

it('has no needs beyond three years, but growth and alerts', () => {
  const older = insights(
    logOf({ ...boy, birthDate: '2023-01-01', measurements: [{ date: '2026-11-01', weightKg: 15 }] }, []),
  );
  expect(older).toMatchObject({ days: [], nutrients: [], who: null, water: null });
  expect(older.growth.series).toHaveLength(1);
});

it('counts the different foods tasted', () => {
  const found = insights(
    logOf(girl, [
      meal(1, 'lunch', [of('carrot', 20)]),
      meal(20, 'lunch', [
        of('carrot', 20),
        of('egg', 20),
        of('salt', 1),
        { food: 'infant-formula', grams: 20 },
      ]),
      meal(20, 'dinner', [of('lentils', 20)], { eatenShare: 0 }),
    ]),
  );
  expect(found.variety).toMatchObject({ allTime: 2, ofGoal: 2, goal: 100, window: 2, newFoods: ['egg'] });
  expect(found.variety.byGroup).toMatchObject({ eggs: 1, vita_fruits_veg: 1, dairy: 0 });
});
