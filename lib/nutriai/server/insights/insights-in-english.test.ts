import { insights } from '../../engine/insights/insights';
import { girl, logOf, meal, of } from '../../engine/insights/logs.test-helper';
import { foodCautions } from '../log/food-cautions';
import { foodCautionsInEnglish, mealInEnglish } from '../log/meal-in-english';
import { beforeSolids } from '../babies/before-solids';
import { beforeSolidsInEnglish } from '../babies/before-solids-in-english';
import { toInsightsAnswer } from './insights-answer';
import { insightsInEnglish } from './insights-in-english';

const babyId = '8f4c2c4e-6b1c-4a44-9d4e-3b0d2f3b8f10';
const american = { caller: { english: 'american' }, baby: { locale: null } } as const;
const british = { caller: {}, baby: { locale: null } } as const;
const britishWord =
  /\b(?:courgette|yoghurt|fibre|pulses|centile|health visitor|GP|soya|prawn|litres?|porridge|nappy)s?\b/i;

/** The texts of an answer, without ids and the titles of documents. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(?:id|food|sources?)$/.test(key) ? [] : textsIn(each),
  );
}

const found = toInsightsAnswer(
  insights(logOf(girl, [meal(20, 'lunch', [of('courgette', 40), of('yoghurt', 30)])])),
  { babyId, baby: girl },
);

it('says a log and its figures in American English, and changes no figure', () => {
  const said = insightsInEnglish(found, american);
  expect(said.foods.map(({ name }) => name)).toContain('Zucchini');
  expect(said.foods.map(({ food }) => food)).toEqual(found.foods.map(({ food }) => food));
  expect(textsIn(said).filter((text) => britishWord.test(text))).toEqual([]);
  expect(insightsInEnglish(found, british)).toBe(found);
});

it('names a food of our list as the reader does, and leaves what was typed', () => {
  const item = { recipe: null, amount: null, unit: null, grams: null };
  const logged = {
    items: [
      { ...item, food: 'courgette', text: null, name: 'Courgette' },
      { ...item, food: null, text: 'courgette mush', name: 'courgette mush' },
    ],
    counted: [],
    not_counted: [],
    alerts: [],
    emergency_text: null,
  } as unknown as Parameters<typeof mealInEnglish>[0];
  expect(mealInEnglish(logged, american).items.map(({ name }) => name)).toEqual([
    'Zucchini',
    'courgette mush',
  ]);
});

it('still finds a food that is not for a baby by each of its names', () => {
  const answer = { baby: babyId, ...foodCautions({ child: { ageMonths: 7 } }) };
  const said = foodCautionsInEnglish(answer, american);
  for (const [index, { names }] of answer.foods.entries())
    expect(said.foods[index]?.names).toEqual(expect.arrayContaining(names));
});

it('says what there is to know before solids', () => {
  const answer = { baby: babyId, ...beforeSolids({ ...girl, birthDate: '2026-09-01' }, '2026-11-20') };
  const { advice } = beforeSolidsInEnglish(answer, american);
  expect(textsIn(advice).filter((text) => britishWord.test(text))).toEqual([]);
});
