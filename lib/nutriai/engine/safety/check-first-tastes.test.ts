import { type Child } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { checkFirstTastes } from './check-allergens';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { type Finding } from './verdict';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string): Item => itemOfFood(food(id));

describe('first tastes', () => {
  const names = (items: readonly Item[], child: Child) =>
    checkFirstTastes(items, child).map(({ foodName }) => foodName);

  it('are said together, once', () => {
    expect(checkFirstTastes([item('egg'), item('whole-milk'), item('egg')], { ageMonths: 6 })).toEqual([
      {
        rule: 'first-taste',
        kind: 'safety',
        severity: 'info',
        food: null,
        foodName: 'milk, egg',
        message: 'Contains milk, egg. Introduce one new allergen at a time.',
        instead: expect.stringMatching(/three days before the next.*severe eczema.*before the first egg\.$/),
        source: ['dga-2025', 'nhs-food-allergies', 'niaid-peanut'],
        basis: 'verified',
      },
    ]);
  });

  it('are not of what is known, recorded or only perhaps in it, nor under six months', () => {
    expect(names([item('egg')], { ageMonths: 5 })).toEqual([]);
    expect(
      names([item('egg'), item('whole-milk')], {
        ageMonths: 14,
        introducedAllergens: [{ code: 'egg', date: '2026-10-01', reaction: 'none' }],
      }),
    ).toEqual(['milk']);
    expect(names([item('egg'), item('whole-milk')], { ageMonths: 14, allergies: ['milk'] })).toEqual(['egg']);
    expect(names([item('banana')], { ageMonths: 9 })).toEqual([]);
    expect(names([item('pasta')], { ageMonths: 9 })).toEqual(['wheat']);
  });

  it('of soya are a question for the doctor where milk is an allergy', () => {
    const [withMilk] = checkFirstTastes([item('firm-tofu')], { ageMonths: 8, allergies: ['milk'] });
    expect(withMilk?.instead).toMatch(/milk allergy react to soya too, so ask your doctor/);
    expect(withMilk?.source).toContain('nice-cg116');
    const [withoutMilk] = checkFirstTastes([item('firm-tofu')], { ageMonths: 8, allergies: ['egg'] });
    expect(withoutMilk?.instead).not.toMatch(/soya too/);
  });

  describe('beside what else was found', () => {
    const found = (rule: string, severity: Finding['severity']): Finding => ({
      rule,
      kind: 'safety',
      severity,
      food: null,
      foodName: '',
      message: '',
      instead: '',
      source: [],
      basis: 'verified',
    });
    const beside = (...others: readonly Finding[]) =>
      checkFirstTastes([item('egg'), item('whole-milk')], { ageMonths: 9 }, others).map(
        ({ foodName }) => foodName,
      );

    it.each([
      ['warn', ['milk, egg']],
      ['prepare', ['milk, egg']],
      ['unsure', ['milk, egg']],
      ['block', []],
    ] as const)('are of a dish that is served: one with a %s is or is not', (severity, named) => {
      expect(beside(found('a-rule', 'info'), found('another-rule', severity))).toEqual(named);
    });

    it('leave out what a doctor is to be asked about', () => {
      expect(beside(found('egg-ask-first', 'prepare'))).toEqual(['milk']);
      expect(beside(found('peanut-ask-first', 'prepare'))).toEqual(['milk, egg']);
    });
  });

  it('have a word with the doctor before peanut and egg, and no other', () => {
    const said = (...items: readonly Item[]) => checkFirstTastes(items, { ageMonths: 9 })[0];
    expect(said(item('whole-milk'))).toMatchObject({
      instead:
        'If it is new to your child, give a little, during the day, when your child is well. ' +
        'Wait three days before the next new one, and keep offering it.',
      source: ['dga-2025', 'nhs-food-allergies'],
    });
    expect(said(item('egg'), item('peanut-butter'))?.instead).toMatch(
      /and keep offering it\. With severe eczema .* before the first egg or peanut\.$/,
    );
  });

  it('are of dishes, and of foods that are for children of the age', () => {
    const milk = item('whole-milk');
    const from = (fromMonths: number | null) =>
      names([{ ...milk, food: { ...food('whole-milk'), fromMonths } }], { ageMonths: 9 });
    expect([from(8), from(9), from(10), from(null)]).toEqual([['milk'], ['milk'], [], []]);
    expect(names([{ ...milk, food: null }], { ageMonths: 9 })).toEqual(['milk']);
  });
});
