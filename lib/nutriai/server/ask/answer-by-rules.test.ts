import type { AnswerKind } from '../../../contract/nutriai-ask';
import type { Baby } from '../../engine/insights/log';
import { recipeById } from '../../engine/recipes/recipe-list';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { answerByRules } from './answer-by-rules';
import { askedAge, askedBaby } from './asked-child';
import { articleTopics, questionsByKind } from './questions.test-helper';
import type { IntentId } from './intent-ids';
import type { FoundArticle, RuleAnswer } from './rule-answer';

const today = '2026-11-21';
const article: FoundArticle = {
  path: '/blog/some-article',
  title: 'Some article',
  summary: 'What it is about.',
  quote: 'A passage of it.',
  coverage: 1,
};

const ask = (question: string, ageMonths: number | undefined = 9): Promise<RuleAnswer> =>
  answerByRules(question, askedAge(ageMonths, today), {
    findArticles: () =>
      Promise.resolve(articleTopics.some((topic) => question.toLowerCase().includes(topic)) ? [article] : []),
  });

const ada: Baby = {
  birthDate: '2026-03-01',
  sex: 'female',
  feeding: 'formula',
  diet: 'vegetarian',
  locale: 'uk',
  allergies: ['egg'],
  otherAllergies: ['kiwi'],
  avoids: [],
  introducedAllergens: [{ code: 'milk', date: '2026-10-01', reaction: 'none' }],
  measurements: [],
};
const askOfAda = (question: string, baby: Baby = ada) =>
  answerByRules(question, askedBaby(baby, 'Ada', today), { findArticles: () => Promise.resolve([]) });
const words = ({ parts }: RuleAnswer) =>
  parts
    .map(({ text, items }) => [text, ...items.map((item) => `${item.text} ${item.note}`)].join(' '))
    .join(' ');

const rows = Object.entries(questionsByKind).flatMap(([kind, questions]) =>
  questions.map((question) => ({ kind: kind as AnswerKind, question })),
);

test.each(rows)('$kind: $question', async ({ kind, question }) => {
  const answer = await ask(question);
  expect(answer.kind).toBe(kind);
  expect(answer.parts.length).toBeGreaterThan(0);
  const known = answer.sources.map(({ id }) => id);
  expect(answer.parts.flatMap(({ cites }) => cites).filter((id) => !known.includes(id))).toEqual([]);
  expect(answer.emergency?.level ?? null).toBe(
    kind === 'emergency' ? 'now' : kind === 'urgent' ? 'today' : null,
  );
});

test.each([
  ['we are vegetarian can she have gelatine', /^No: gelatine is not what your family eats/],
  ['when can i give cows milk', /^Cow’?s milk(: from| can be the main drink from) 12 months/],
  ['is rice bad because of arsenic', /not every day\./i],
  ['is he too fat', /^The line on the growth chart/],
  ['could it be cmpa', /^I can’t tell what it is/],
  ['does he have reflux or cmpa', /^I can’t tell what it is/],
  ['he has cmpa what now', /^Don’t give milk/],
])('answers in the first sentence: %s', async (question, lead) => {
  expect((await ask(question)).parts[0]?.text).toMatch(lead);
});

describe('what is medical', () => {
  test.each(questionsByKind.medical)('gives no amount of anything for: %s', async (question) => {
    expect(words(await ask(question))).not.toMatch(/\d ?(ml|mg|µg|mcg|iu|drops|tablets)\b/i);
  });

  test('says whom to ask, and still that a food in the question must not be given', async () => {
    const answer = await ask('can i give honey for a cough');
    expect(words(answer)).toMatch(/doctor or health visitor.*infant botulism/s);
  });

  test('names what our article says in general, by its excerpt alone', async () => {
    const answer = await ask('my baby is teething which painkiller');
    expect(answer.kind).toBe('medical');
    expect(words(answer)).toContain('“Some article”. What it is about.');
    expect(words(answer)).not.toContain('A passage of it.');
  });
});

describe('an emergency', () => {
  const numbers = async (locale: Baby['locale']) =>
    (await askOfAda('he cant breathe', { ...ada, locale })).emergency?.numbers.map(({ number }) => number);

  test('names the number of the family’s country', async () => {
    expect(await numbers('uk')).toEqual(['999']);
    expect(await numbers('us')).toEqual(['911']);
    expect(await numbers('who')).toEqual(['112', '999', '911']);
    expect(await numbers(undefined)).toEqual(['112', '999', '911']);
  });

  test('is what a fever is under three months, and not at nine', async () => {
    expect((await ask('she has a fever', 2)).kind).toBe('urgent');
    expect((await ask('she has a fever', 9)).kind).toBe('medical');
    expect((await ask('fever of 100.6', 2)).kind).toBe('urgent');
    expect((await ask('fever of 102.5', 5)).kind).toBe('urgent');
    expect((await ask('fever of 100.6', 5)).kind).toBe('medical');
  });

  test('is not what somebody asks in general', async () => {
    expect((await ask('how do I prevent choking on grapes')).kind).toBe('food');
    expect((await ask('what are the signs of a severe reaction')).kind).toBe('medical');
    expect((await ask('is my baby choking or gagging')).kind).toBe('emergency');
  });
});

describe('an allergy that is not named', () => {
  const lead = async (question: string) => (await ask(question, 20)).parts[0]?.text;

  test.each([
    "she's allergic, can she have peanut butter?",
    'grandad has peanut butter in the house, my daughter is allergic and crawls on the table',
    "twins one is allergic the other isn't, can both have hummus",
    'mon fils est allergique peut il manger du houmous',
    'dziadek ma masło orzechowe w domu, córka ma alergię',
    'opa heeft pindakaas in huis, mijn dochter is allergisch',
    'बच्चे को एलर्जी है क्या दही दे सकते हैं',
    'عندها حساسية هل تأكل البيض',
  ])('stands before a yes, and before how a new allergen is tried: %s', async (question) => {
    expect(await lead(question)).toMatch(/^I cannot say yes: you wrote of an allergy/);
    const said = (await ask(question, 20)).parts.map(({ text }) => text).join(' ');
    expect(said).not.toMatch(/one new allergen at a time/);
  });

  test.each([
    'can babies have peanut butter if they are not allergic',
    'my husband is allergic to nuts can she have peanut butter',
    'can he have egg, he is allergic to milk',
  ])('is none where nobody tells of one: %s', async (question) => {
    expect(await lead(question)).toMatch(/^Yes, /);
  });
});

describe('a food', () => {
  const lead = async (question: string, ageMonths?: number) =>
    (await ask(question, ageMonths)).parts[0]?.text;

  test('is answered by the gate at the age', async () => {
    expect(await lead('can my baby have raw oysters')).toBe('No, not at 9 months: raw oysters.');
    expect(await lead('can my baby have honey')).toBe('No, not at 9 months: honey.');
    expect(await lead('can my baby eat strawberries')).toBe(
      'Yes, strawberries at 9 months, prepared like this: squash small ones flat; quarter large ones lengthways.',
    );
    expect(await lead('can my baby have lentils')).toBe(
      'Yes, lentils at 9 months: boil until very soft and serve thick.',
    );
    expect(await lead('can he have marmite', 13)).toMatch(
      /^Yes, marmite at 13 months, within limits: serve it/,
    );
    expect(await lead('whole grapes?')).toBe('No, not like this at 9 months: grapes.');
    expect(await lead('can he eat frobnitz')).toBe('I cannot say: I don’t know “frobnitz”.');
    expect(await lead('can a 4 month old have baby rice')).toContain('No, not like this at 4 months');
  });

  test('says from when', async () => {
    expect(await lead('when can my baby have cows milk to drink')).toBe(
      'Cows milk: from 12 months. At 9 months it is too early.',
    );
    expect(await lead('when can babies have eggs')).toBe('Eggs: from about 6 months.');
  });

  test('without an age is answered for six months, and says so', async () => {
    const answer = await answerByRules('can my baby eat strawberries', askedAge(undefined, today), {
      findArticles: () => Promise.resolve([]),
    });
    expect(words(answer)).toMatch(/at 6 months.*do not know your child’s age/);
  });

  test('of another age than the baby has is answered for both', async () => {
    expect(words(await askOfAda('can Ada have cows milk to drink at 12 months'))).toMatch(
      /at 12 months.*For Ada today, at 8 months, it is not\./,
    );
  });

  test('goes by the baby’s allergies and diet, and a name is no food', async () => {
    const egg = await askOfAda('can ada have omelette');
    expect(egg.parts[0]?.text).toBe(
      'No. Ada should not have omelette, by the allergies and reactions you noted.',
    );
    expect(words(egg)).not.toContain('Cook');
    expect((await askOfAda('can she have kiwi')).parts[0]?.text).toContain('should not have kiwi');
    expect((await askOfAda('can ada have chicken')).parts[0]?.text).toBe(
      'No: chicken is not what your family eats.',
    );
    expect((await askOfAda('Can Ada eat strawberries?')).parts[0]?.text).toContain(
      'Yes, strawberries at 8 months',
    );
  });
});

test('allergens go by what the profile says', async () => {
  expect(words(await askOfAda('when to introduce eggs'))).toContain('recorded as allergic to egg');
  expect(words(await askOfAda('when to introduce peanut'))).toContain('Ask your GP or health visitor first');
  expect(words(await askOfAda('when do i introduce dairy'))).toContain('has already had milk');
  expect(words(await ask('when to introduce peanut', 4))).toContain('Introduce allergens with solid food');
});

test('needs go by the baby, and cite their document', async () => {
  const iron = await askOfAda('how much iron does Ada need');
  expect(iron.parts[0]).toEqual({
    text: 'Ada at 8 months needs 11 mg of iron a day, milk and food together. After the usual milk, food should provide about 5.8 mg of it.',
    items: [],
    cites: ['document:iom-2001-micronutrients'],
  });
  expect(words(iron)).not.toMatch(/\b(meat or|egg,)/);
  expect((await askOfAda('how much milk')).parts[0]?.text).toContain('600 to 800 ml of formula a day');
  expect((await ask('how much water', 4)).parts[0]?.text).toContain('Do not offer water');
  expect((await ask('how many meals', 4)).parts[0]?.text).toMatch(/milk only|only milk/);
  expect((await ask('how much iron', 48)).parts[0]?.text).toContain('end at three years');
});

test('recipes pass the gate for this very baby', async () => {
  for (const question of ['breakfast ideas', 'what can I make with lentils', 'recipes without milk']) {
    const { parts } = await askOfAda(question);
    const paths = parts.flatMap(({ items }) => items.flatMap(({ path }) => path ?? []));
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      const recipe = recipeById(path.replace('/nutriai/recipes/', ''));
      const child = askedBaby(ada, 'Ada', today).child;
      expect(recipe && recipeVerdict(recipe, child).verdict).not.toBe('block');
    }
  }
  expect((await askOfAda('chicken recipes')).parts[0]?.text).toContain('no dish with chicken that suits Ada');
  expect((await ask('dinner ideas', 4)).parts[0]?.text).toContain('no recipes yet');
});

test('what nobody here knows is said to be so, with what can be asked', async () => {
  const answer = await ask('what is the best pushchair');
  expect(answer.parts[0]?.text).toBe('I cannot answer this from what I know.');
  expect(answer.followUps.length).toBeGreaterThan(0);
});

test('what the model takes a question to be about counts where nothing is like it, and never before a block', async () => {
  const lead = async (text: string, meant: IntentId | null) =>
    (await answerByRules(text, askedAge(9, today), { findArticles: () => Promise.resolve([]), meant }))
      .parts[0]?.text;
  expect(await lead('zorbs and flimps', 'gagging-or-choking')).toMatch(/^Gagging is normal/);
  expect(await lead('zorbs and flimps', null)).not.toMatch(/^Gagging is normal/);
  expect(await lead('she loves whole grapes', 'fussy-toddler')).toMatch(/^No, not like this/);
});

test.each([
  ['is honey dangerous', /^Don’t give honey/],
  ['are whole grapes a choking hazard', /^Don’t give/],
  ['is rice bad', /^Rice at 9 months: no rule/],
  ['is salted butter bad', /^Salted butter at 9 months, only like this/],
])('to a question about harm, yes and no would say the opposite: %s', async (question, begins) => {
  expect((await ask(question)).parts[0]?.text).toMatch(begins);
});

test.each([
  ['is arugula rocket', /^“arugula” is the same food as rocket/],
  ['is eggplant the same as aubergine', /^“eggplant” is the same food as aubergine/],
  ['what is zucchini called here', /^“zucchini” is the same food as courgette/],
])('two names of one food: %s', async (question, begins) => {
  expect((await ask(question)).parts[0]?.text).toMatch(begins);
});

test.each(['fish allergy, is prawn stir fry ok', 'is soya milk the same as cows milk', 'is prawn fish'])(
  'two foods are not two names: %s',
  async (question) => {
    expect((await ask(question)).parts[0]?.text).not.toMatch(/is the same food/);
  },
);

it.each([
  ['at what age can kids eat whole grapes / popcorn', /^Whole grapes: from 5 years\./],
  ['when can she have raw carrot sticks and plums', /^Raw carrot sticks: from 4 years\./],
])('names for each of several foods the age of the form that is asked about: %s', async (text, says) => {
  const { parts } = await answerByRules(text, askedAge(8, '2026-11-23'), {
    findArticles: () => Promise.resolve([]),
  });
  expect(parts[0]?.text).toMatch(says);
});
