import { allergens, type Child, type IntroducedAllergen } from '../child';
import { recipeFacts } from './recipe-facts';
import { recipes } from './recipe-list';
import { recipeVerdict } from './recipe-verdict';

const introducedAllergens: readonly IntroducedAllergen[] = allergens.map((code) => ({
  code,
  date: '2026-01-01',
  reaction: 'none',
}));

const blockedFor = (child: (ageFromMonths: number) => Child) =>
  recipes.flatMap((recipe) => {
    const { verdict, findings } = recipeVerdict(recipe, child(recipe.ageFromMonths));
    const reasons = findings.filter(({ severity }) => severity === 'block').map(({ rule }) => rule);
    return verdict === 'block' ? [`${recipe.id}: ${reasons.join(', ')}`] : [];
  });

describe('the safety gate', () => {
  it('blocks no dish of the library at its first age, nor later', () => {
    expect(blockedFor((ageMonths) => ({ ageMonths, introducedAllergens }))).toEqual([]);
    expect(blockedFor(() => ({ ageMonths: 24, introducedAllergens }))).toEqual([]);
  });

  it('understands every word of every dish', () => {
    const unsure = recipes.flatMap(
      (recipe) => recipeVerdict(recipe, { ageMonths: recipe.ageFromMonths }).unknown,
    );
    expect(unsure).toEqual([]);
  });

  it('blocks every dish before six months', () => {
    expect(blockedFor(() => ({ ageMonths: 5 }))).toHaveLength(recipes.length);
  });

  it.each(allergens)('blocks every dish that holds %s for a child with that allergy', (allergen) => {
    const missed = recipes.filter(
      (recipe) =>
        recipeFacts(recipe).allergens.includes(allergen) &&
        recipeVerdict(recipe, { ageMonths: 24, allergies: [allergen] }).verdict !== 'block',
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});
