import { type Allergen, allergens, type Child } from '../child';
import { type Needs, needsFor } from '../needs/needs-for';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { askedBefore } from '../safety/asked-before';
import { recordedAllergies } from '../safety/recorded-allergies';
import { Pace } from './pace';
import { type PlanRequest } from './plan-request';
import { letsThrough } from '../safety/verdict';
import { gateVerdict } from './recipe-gate';
import { ingredientsNamed } from './recipe-holds';

/** What a child's history says of each allergen. */
export interface AllergenHistory {
  /** Eaten without a reaction. */
  known: ReadonlySet<Allergen>;
  /** Never on the menu: an allergy, an earlier reaction, or what waits for a word with a doctor. */
  barred: ReadonlySet<Allergen>;
  /** The latest date on which something new was met; undefined when none is recorded. */
  lastIntroduced: string | undefined;
  /** What waits for a word with a doctor because of another allergy. */
  askFirst: readonly Allergen[];
}

/**
 * Allergies, reactions and what was met already. Formula and cow's milk hold milk, and wheat holds gluten:
 * who has had them has met it. What waits for a word with a doctor is left out of plans until it is recorded
 * as eaten.
 */
export function allergenHistory(child: Child, { milk }: Needs): AllergenHistory {
  const recorded = recordedAllergies(child);
  const barred = new Set<Allergen>([...recorded.allergens, ...recorded.reactions.keys()]);
  const introduced = (child.introducedAllergens ?? []).filter(({ code }) => !barred.has(code));
  const known = new Set<Allergen>(introduced.map(({ code }) => code));
  if (milk.milk !== 'breast' && milk.milk !== 'none' && !barred.has('milk')) known.add('milk');
  if (known.has('wheat') && !barred.has('gluten')) known.add('gluten');
  const askFirst = allergens.filter((waits) => {
    const allergy = askedBefore[waits];
    return allergy !== undefined && barred.has(allergy) && !known.has(waits) && !barred.has(waits);
  });
  for (const allergen of askFirst) barred.add(allergen);
  const lastIntroduced = (child.introducedAllergens ?? [])
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  return { known, barred, lastIntroduced, askFirst };
}

/**
 * The recipes of the library that suit the child at all: by age and the gate, diet, allergies, what the
 * family avoids or dislikes, and what this plan excludes. What is new to the child is still among them. The
 * gate is asked here by the age and by each allergy alone, whose answers many children share; what is served
 * is asked again for the very child.
 */
export function eligibleRecipes(request: PlanRequest, needs: Needs, history: AllergenHistory): Recipe[] {
  return suitableRecipes(request, needs, history).filter((recipe) =>
    passesGate(recipe, request.child, history),
  );
}

/**
 * Has the gate's answers ready for `eligibleRecipes`. Some hundred dishes take it long enough to hold a
 * server up, so it gives way between them.
 */
export async function askGateAhead(request: PlanRequest): Promise<void> {
  const needs = needsFor(request.child);
  const history = allergenHistory(request.child, needs);
  const pace = new Pace();
  for (const recipe of suitableRecipes(request, needs, history)) {
    passesGate(recipe, request.child, history);
    await pace.giveWay();
  }
}

/** By all but the gate. */
function suitableRecipes(
  { child, exclude = [] }: PlanRequest,
  needs: Needs,
  history: AllergenHistory,
): Recipe[] {
  const unwanted = [
    ...(child.avoids ?? []),
    ...(child.dislikes ?? []),
    ...recordedAllergies(child).foods,
    ...exclude,
  ];
  return recipes.filter(
    (recipe) =>
      recipe.ageFromMonths <= Math.min(needs.ageMonths, child.ageMonths) &&
      fitsDiet(recipe, child) &&
      isFreeOf(recipe, history.barred) &&
      !exclude.includes(recipe.id) &&
      ingredientsNamed(recipe, unwanted).length === 0,
  );
}

/** An allergy means the same at every age; at two years nothing else stands in the way of a dish of the library. */
const ageOfAllergyCheck = 24;

function passesGate(recipe: Recipe, { ageMonths, locale }: Child, { barred }: AllergenHistory): boolean {
  const passes = (child: Child) => letsThrough(gateVerdict(recipe, child));
  return (
    passes({ ageMonths, locale }) &&
    [...barred].every((allergen) => passes({ ageMonths: ageOfAllergyCheck, locale, allergies: [allergen] }))
  );
}

function fitsDiet(recipe: Recipe, { diet = 'omnivore' }: Child): boolean {
  return diet === 'omnivore' || recipeFacts(recipe).diet[diet];
}

/** Without the allergens, and without foods whose labels often name them. */
function isFreeOf(recipe: Recipe, barred: ReadonlySet<Allergen>): boolean {
  const { allergens, mayContain } = recipeFacts(recipe);
  return ![...allergens, ...mayContain].some((allergen) => barred.has(allergen));
}
