import { type Recipe } from '../../recipes/recipe';
import { type Equipment } from './request-facts';
import { expressionInLines } from '../../text/expression-in-lines';

const oven = /\boven\b|\bbak(?:e|ed|ing)\b|\broast|\bgrill\b|°C/i;
const hob = expressionInLines('i')`
  \b(?:simmer|boil|fry|steam|poach|stew|soften)\b|\b(?:a|the)(?: dry| small| hot)? (?:frying )?pan\b
  |\bover a (?:low|medium) heat\b|^(?:Warm|Melt|Heat) (?!the (?:oven|bread|tortilla|pitta))
`;
const blender = /\bblend/i;
const microwave = /\bmicrowave/i;
const toaster = /(?:^|\. )Toast\b/;
/** A vessel that is put on anew; "Add the peas" goes on in the pan that is on. */
const vessel =
  /(?:^|\. )(?:Boil|Simmer|Steam|Poach|Fry|Stew|Soften|Warm|Melt|Pour boiling|Bake|Rinse the dry)\b/g;

/** What is done beside another step is done with the same tools. */
const withoutMeanwhile = (step: string) =>
  step.replace(/^Meanwhile, (\w)/, (_, first: string) => first.toUpperCase());

/** In a microwave what steams is on no hob. */
const withoutMicrowave = (step: string) => (microwave.test(step) ? '' : step);

/** Returns whether a recipe can be made in a kitchen that has, or lacks, this. */
function isDone({ steps: written, batch }: Recipe, equipment: Equipment): boolean {
  const steps = written.map(withoutMeanwhile);
  const hasNone = (...uses: readonly RegExp[]) =>
    !steps.some((step) => uses.some((use) => use.test(withoutMicrowave(step))));
  switch (equipment) {
    case 'no_cooking':
      return hasNone(oven, hob, toaster) && !steps.some((step) => microwave.test(step));
    case 'no_oven':
      return hasNone(oven);
    case 'no_hob':
      return hasNone(hob);
    case 'no_blender':
      return hasNone(blender);
    case 'no_microwave':
      return !steps.some((step) => microwave.test(step));
    case 'one_pan':
      return (steps.join(' ').match(vessel) ?? []).length <= 1;
    case 'freezer':
      return batch.freezerMonths > 0;
    case 'air_fryer':
    case 'slow_cooker':
      return false;
  }
}

/** Returns the wishes about equipment that a recipe does not meet. */
export function unmetEquipment(recipe: Recipe, equipment: readonly Equipment[]): Equipment[] {
  return equipment.filter((each) => !isDone(recipe, each));
}

const sieve = 'push through a fine sieve with the back of a spoon until smooth';

/** Returns the recipe with steps for a kitchen without a blender: what is blended elsewhere goes through a sieve. */
export function forKitchen(recipe: Recipe, equipment: readonly Equipment[]): Recipe {
  const sieved = equipment.includes('no_blender') ? withSieve(recipe) : recipe;
  return recipe.tags.includes('no_cook') ? withTins(sieved) : sieved;
}

/** Pulses for a dish that is not cooked come out of a tin. */
function withTins(recipe: Recipe): Recipe {
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      preparation: ingredient.preparation.replace(/^boiled hard for 10 minutes, then cooked soft/, 'tinned'),
    })),
  };
}

function withSieve(recipe: Recipe): Recipe {
  return {
    ...recipe,
    steps: recipe.steps.map((step) =>
      step
        .replace(/\bBlend until smooth and thick, with/g, 'Mash very well and ' + sieve + ', with')
        .replace(/\bblend until smooth and thick, with/g, 'mash very well and ' + sieve + ', with')
        .replace(/\bBlend ([^.]*)\./g, 'Mash $1 and ' + sieve + '.'),
    ),
    ingredients: recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      preparation: ingredient.preparation.replace(/\bblended\b/, 'mashed smooth'),
    })),
  };
}
