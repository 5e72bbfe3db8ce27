import type { Allergen } from '../child';
import { insteadForAllergy } from './instead-for-allergy';
import { safetyCheckJson } from './safety-check-json';

const forAllergies = (instead: string, ...allergies: Allergen[]) => insteadForAllergy(instead, { allergies });

describe('what a rule suggests instead', () => {
  it('stays as it is where it names nothing that the child is allergic to', () => {
    expect(forAllergies('Offer water or milk.')).toBe('Offer water or milk.');
    expect(forAllergies('Breast milk, or a fortified oat drink.', 'milk', 'egg')).toBe(
      'Breast milk, or a fortified oat drink.',
    );
    expect(forAllergies('Smooth nut butter, thinly.', 'milk')).toBe('Smooth nut butter, thinly.');
  });

  it.each<[string, Allergen[], RegExp]>([
    ['Whole milk, or a fortified soya drink.', ['milk', 'soy'], /only what is free of milk or soya\.$/],
    ['Soft toast with unsalted butter.', ['wheat'], /free of wheat\.$/],
    ['Stir it into yoghurt.', ['milk'], /free of milk\.$/],
    ['Smooth nut butter, thinly.', ['peanut'], /free of peanut\.$/],
    ['Breast milk or first infant formula.', ['milk'], /only the formula that your doctor prescribed\.$/],
  ])('says of “%s” what %j leaves of it', (instead, allergies, said) => {
    expect(forAllergies(instead, ...allergies)).toMatch(said);
  });

  it('offers no whole milk to a child with a milk allergy in place of a rice drink', () => {
    const { findings } = safetyCheckJson({ age_months: 15, allergies: ['milk'], text: 'rice milk to drink' });
    const drink = findings.find(({ instead }) => /whole milk/i.test(instead));
    expect(drink?.instead).toMatch(/only what is free of milk\.$/);
  });
});
