import { insightsJson } from './insights-json';

const baby = { birth_date: '2026-04-10', sex: 'female', feeding: 'breast', diet: 'omnivore' };
const lunch = { eaten_at: '2026-11-20T12:00:00', kind: 'lunch', items: [{ food: 'lentils', grams: 40 }] };
const json = (input: unknown) => insightsJson(input, '2026-11-20') as Record<string, unknown>;

it('answers in snake case, with sources in full and numbers of four digits', () => {
  const found = json({ baby, meals: [lunch], water: [{ drunk_at: '2026-11-20T12:00:00', amount_ml: 60 }] });
  expect(found).toMatchObject({
    today: '2026-11-20',
    from: '2026-11-14',
    age_months: 7,
    logged_days: 1,
    water: { status: 'below', band_ml: { min: 120, max: 240 }, plain_ml: 60 },
    who: { summary: { mdd: { days: 0, of: 1 } }, source: { year: 2021 } },
    allergens: { paused: null },
    variety: { all_time: 1 },
  });
  const text = JSON.stringify(found);
  expect(text).not.toMatch(/"[a-z]+[A-Z][A-Za-z]*":/);
  expect(text).not.toMatch(/\d\.\d{8}/);
  const [iron] = found.nutrients as Record<string, unknown>[];
  expect(iron).toMatchObject({ code: 'iron_mg', unit: 'mg', need: 11, source: { year: 2001 } });
  expect(JSON.parse(text)).toEqual(found);
});

it('takes the day of the input before the given one, words as items and signs as words', () => {
  const found = json({
    baby: { ...baby, allergies: ['dairy', 'kiwi'] },
    today: '2026-11-19',
    meals: [
      {
        eaten_at: '2026-11-19T12:00:00',
        kind: 'lunch',
        items: ['mashed banana'],
        eaten_share: 0.5,
        reaction: { severity: 'mild', signs: 'trouble breathing', note: null },
      },
    ],
  });
  expect(found.today).toBe('2026-11-19');
  expect((found.alerts as unknown[])[0]).toMatchObject({
    id: 'emergency:2026-11-19T12:00:00',
    severity: 'urgent',
    emergency: true,
    source: { org: 'NHS' },
  });
});

it('reads a family’s own recipe', () => {
  const found = json({
    baby,
    recipes: [{ id: 'r1', servings: 2, ingredients: [{ food: 'lentils', grams: 100, state: 'boiled' }] }],
    meals: [{ ...lunch, items: [{ recipe: 'r1' }] }],
  });
  const [day] = (found.days as { date: string; nutrients: Record<string, number> }[]).slice(-1);
  // 50 g of lentils: 58 kcal; the rest is milk.
  expect(day?.nutrients.energy_kcal).toBeGreaterThan(58);
  expect(found.variety).toMatchObject({ all_time: 1 });
});

it.each([
  [null, 'The input must be an object.'],
  [{}, 'baby must be an object.'],
  [{ baby: {} }, 'baby.birth_date must be words.'],
  [{ baby: { ...baby, sex: 'girl' } }, 'baby.sex must be one of'],
  [{ baby, meals: {} }, 'meals must be a list.'],
  [{ baby, meals: [{ ...lunch, kind: 'tea' }] }, 'meals[0].kind must be one of'],
  [{ baby, meals: [{ ...lunch, items: [{}] }] }, 'items[0] must give food, recipe or text.'],
  [{ baby, meals: [{ ...lunch, items: [{ food: 'egg', grams: -1 }] }] }, 'grams must be zero or more.'],
  [{ baby, meals: [{ ...lunch, eaten_share: 2 }] }, 'eaten_share must be from 0 to 1.'],
  [
    { baby, water: [{ drunk_at: '2026-11-20T12:00:00', amount_ml: 'a cup' }] },
    'water[0].amount_ml must be a number.',
  ],
  [{ baby, days: '7' }, 'days must be a number.'],
  [{ baby, recipes: [{ id: 'r', ingredients: [] }] }, 'recipes[0] must weigh something.'],
  [{ baby, today: '2026-02-30' }, '2026-02-30'],
])('refuses %j: %s', (input, message) => {
  expect(() => json(input)).toThrow(message);
});
