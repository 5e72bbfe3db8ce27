import type { KitchenFood } from '@/lib/nutriai/engine/composer/kitchen/kitchen-food';
import type { Pattern } from '@/lib/nutriai/engine/composer/patterns/pattern';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { type Knowledge, knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { HandlingRule } from '@/lib/nutriai/engine/knowledge/schemas/handling';
import type { Rule } from '@/lib/nutriai/engine/knowledge/schemas/rules';
import { caseTables } from '@/lib/nutriai/engine/safety/safety-cases';
import { checkKnowledge } from './check-knowledge';

const cases = [...caseTables];

function problemsOf(change: Partial<Knowledge>): string[] {
  return checkKnowledge({ knowledge: { ...knowledge, ...change }, cases, foods }).map(
    ({ where, message }) => `${where}: ${message}`,
  );
}

const [aRow] = knowledge.composition;
if (!aRow) throw new Error('There are no rows of composition.');

function withRule(change: Partial<Rule>): Partial<Knowledge> {
  const [first] = knowledge.rules;
  if (!first) throw new Error('There are no rules.');
  return { rules: [...knowledge.rules, { ...first, id: 'new', ...change }] };
}

function withHandling(when: HandlingRule['when']): Partial<Knowledge> {
  const [first] = knowledge.handlingRules;
  if (!first) throw new Error('There are no rules of handling.');
  return { handlingRules: [...knowledge.handlingRules, { ...first, id: 'new', when }] };
}

function withNotFood(name: string): Partial<Knowledge> {
  const [first] = knowledge.notFood;
  if (!first) throw new Error('There is nothing that is not food.');
  return { notFood: [...knowledge.notFood, { ...first, id: 'new', names: [name] }] };
}

function withExample(...examples: string[]): Partial<Knowledge> {
  const [first, second, ...others] = knowledge.answers;
  if (!first || !second) throw new Error('There are not two answers.');
  const given = { id: 'sleep', examples };
  return { answers: [{ ...first, ...given }, { ...second, ...given, id: 'travel' }, ...others] };
}

function withKitchenFood(change: Partial<KitchenFood>): Partial<Knowledge> {
  const [first] = knowledge.kitchenFoods;
  if (!first) throw new Error('There are no foods that the composer cooks with.');
  return { kitchenFoods: [...knowledge.kitchenFoods, { ...first, ...change }] };
}

function withPattern(change: Partial<Pattern>): Partial<Knowledge> {
  const [first] = knowledge.dishPatterns;
  if (!first) throw new Error('There are no patterns.');
  return { dishPatterns: [...knowledge.dishPatterns, { ...first, id: 'new', ...change }] };
}

it('finds nothing wrong in the knowledge that is committed', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each<[string, Partial<Knowledge>, string]>([
  ['an id that is there twice', withRule({ id: 'H2-honey' }), 'rules: H2-honey is there twice.'],
  ['a food that is cooked twice', withKitchenFood({}), 'kitchen: potato is there twice.'],
  ['a food to cook that there is not', withKitchenFood({ food: 'dodo' }), 'kitchen: There is no food dodo.'],
  [
    'a state that was not analysed',
    withKitchenFood({ state: 'canned' }),
    'kitchen: potato has no row for the state canned.',
  ],
  [
    'a question that is an example of two answers',
    withExample('How long can she nap?'),
    'answers: “How long can she nap?” is an example of sleep and of travel.',
  ],
  [
    'a rule about a food that there is not',
    withRule({ when: { anyFood: ['egg', 'dodo'] } }),
    'rules: new: There is no food dodo.',
  ],
  [
    'a rule that holds at no age',
    withRule({ when: { anyFood: ['egg'] }, fromMonths: 12, untilMonths: 12 }),
    'rules: new: There is no age for which it holds.',
  ],
  [
    'a rule that ends before it begins',
    withRule({ when: { anyFood: ['egg'] }, fromMonths: 12, untilMonths: 6 }),
    'rules: new: It ends at 6 months and begins at 12.',
  ],
  [
    'a rule for words that silence it',
    withRule({ when: { anyPreparation: ['raw'], noPreparation: ['raw', 'smooth'] } }),
    'rules: new: What must be stated is also what must not be.',
  ],
  [
    'a rule about no food',
    withRule({ when: { anyFood: ['egg'], anyGroup: ['breast_milk'] } }),
    'rules: new: There is no food that it is about.',
  ],
  [
    'a name of a food that there is not',
    { moreNames: { ...knowledge.moreNames, dodo: ['raphus'] } },
    'names/more-names.yaml: There is no food dodo.',
  ],
  [
    'a row of composition that no food names',
    { composition: [...knowledge.composition, { ...aRow, code: '99999' }] },
    'composition: No food names the row 99999.',
  ],
  [
    'a rule of handling that goes by what no words say',
    withHandling({ of: ['formula'], anyStatement: ['blessed'] }),
    'handling/rules.yaml: new: No words say blessed.',
  ],
  [
    'a pattern that stands for very many phrases',
    {
      handlingWords: {
        ...knowledge.handlingWords,
        statements: { warmed: [Array.from({ length: 5 }, () => '[a|b|c|d|e|f|g]').join(' ')] },
      },
    },
    'handling/words.yaml: warmed: “[a|b|c|d|e|f|g] [a|b|c|d|e|f|g] [a|b|c|d…” stands for more than 20000 phrases: ' +
      'say it as two statements.',
  ],
  [
    'a sentence about a slot that a dish does not have',
    withPattern({ steps: [{ do: 'say', text: 'Mash {fish+ghost} well.' }] }),
    'dish-patterns: new: There is no slot ghost.',
  ],
  [
    'a dish named by a slot that it does not have',
    withPattern({ namedBy: ['ghost'] }),
    'dish-patterns: new: There is no slot ghost.',
  ],
  [
    'a slot whose least is more than its most',
    withPattern({
      slots: [{ name: 'fish', roles: ['fish'], min: 1, max: 1, share: [0.5, 0.4, 0.6] }],
      namedBy: ['fish'],
      titles: ['{names}'],
      steps: [{ do: 'cut' }],
    }),
    'dish-patterns: new: The figures of fish are out of order.',
  ],
  [
    'a name of what is not food that is a dish',
    withNotFood('shepherds pie'),
    'not-food: new: “shepherds pie” is also a name of shepherds-pie.',
  ],
  [
    'a name of what is not food that is a food in another language',
    withNotFood('zanahoria'),
    'not-food: new: “zanahoria” is also a name of carrot.',
  ],
  [
    'a name of what is not food that is a word of everyday speech',
    withNotFood('mittagessen'),
    'not-food: new: “mittagessen” is also a word of everyday speech.',
  ],
])('finds %s', (_what, change, problem) => {
  expect(problemsOf(change)).toContain(problem);
});

it('finds a name that two foods bear', () => {
  const [first, ...others] = foods;
  if (!first) throw new Error('There are no foods.');
  const twin = { ...first, id: 'twin' };
  const problems = checkKnowledge({ knowledge, cases, foods: [first, twin, ...others] });
  expect(problems[0]?.message).toMatch(/is the name of .* and twin\.$/);
});
