import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { Compound } from '@/lib/nutriai/engine/knowledge/schemas/compounds';
import type { Problem } from '../problem';

/** Ids that two entries of a kind share. */
export function duplicateIds(knowledge: Knowledge): Problem[] {
  const ids: Readonly<Record<string, readonly string[]>> = {
    foods: foodIds(knowledge),
    composition: [...knowledge.composition, ...knowledge.dishComposition].map(({ code }) => code),
    rules: knowledge.rules.map(({ id }) => id),
    recipes: knowledge.recipes.map(({ id }) => id),
    kitchen: knowledge.kitchenFoods.map(({ food }) => food),
    'dish-patterns': knowledge.dishPatterns.map(({ id }) => id),
    compounds: allCompounds(knowledge).map(({ id }) => id),
    'portions/counted-dishes.yaml': knowledge.countedDishes.map(({ id }) => id),
  };
  return Object.entries(ids).flatMap(([where, all]) =>
    all
      .filter((id, index) => all.indexOf(id) !== index)
      .map((id) => ({ where, message: `${id} is there twice.` })),
  );
}

/** Foods, rows and serving classes that are named and that there are not. */
export function unknownIds(knowledge: Knowledge): Problem[] {
  const foods = new Set(foodIds(knowledge));
  const rows = new Set(knowledge.composition.map(({ code }) => code));
  const unknownFoods = (where: string, ids: readonly (string | undefined)[]): Problem[] =>
    ids
      .filter((id) => id !== undefined && !foods.has(id))
      .map((id) => ({ where, message: `There is no food ${id}.` }));
  return [
    ...knowledge.rules.flatMap(({ id, when }) =>
      unknownFoods(`rules: ${id}`, [...(when.anyFood ?? []), ...(when.notFood ?? [])]),
    ),
    ...allCompounds(knowledge).flatMap((compound) =>
      unknownFoods(`compounds: ${compound.id}`, foodsOfCompound(compound)),
    ),
    ...unknownFoods('names/more-names.yaml', Object.keys(knowledge.moreNames)),
    ...knowledge.recipes.flatMap(({ id, ingredients }) =>
      unknownFoods(
        `recipes: ${id}`,
        ingredients.map(({ food }) => food),
      ),
    ),
    ...unknownInPortions(knowledge),
    ...allFoods(knowledge).flatMap(({ id, rows: named = {}, serving }) => [
      ...Object.values(named)
        .flat()
        .filter((code) => !rows.has(code))
        .map((code) => ({ where: `foods: ${id}`, message: `There is no row ${code}.` })),
      ...(Object.hasOwn(knowledge.servingClasses, serving)
        ? []
        : [{ where: `foods: ${id}`, message: `There is no serving class ${serving}.` }]),
    ]),
  ];
}

/** What dishes are counted by, and what measures are of, that there is not. */
function unknownInPortions(knowledge: Knowledge): Problem[] {
  const analysed = allFoods(knowledge).filter(({ rows }) => rows !== undefined);
  const figures = new Set([
    ...[...knowledge.composition, ...knowledge.dishComposition].map(({ code }) => code),
    ...analysed.map(({ id }) => id),
  ]);
  const named = new Set([...foodIds(knowledge), ...allCompounds(knowledge).map(({ id }) => id)]);
  const counted = new Set([
    ...named,
    ...knowledge.countedDishes.map(({ id }) => id),
    ...knowledge.foods.map((each) => each.class),
  ]);
  const missing = (where: string, ids: readonly string[], known: ReadonlySet<string>): Problem[] =>
    ids.filter((id) => !known.has(id)).map((id) => ({ where, message: `There is no ${id}.` }));
  return [
    ...knowledge.countedDishes.flatMap(({ id, of, row, mix = {} }) => [
      ...missing(`portions: ${id}`, of, named),
      ...missing(`portions: ${id}`, row === undefined ? Object.keys(mix) : [row], figures),
    ]),
    ...missing(
      'portions/measures.csv',
      knowledge.householdWeights.map(({ food }) => food),
      counted,
    ),
  ];
}

/** Rows of composition and serving classes that no food names. */
export function unusedEntries(knowledge: Knowledge): Problem[] {
  const foods = allFoods(knowledge);
  const rows = new Set(foods.flatMap(({ rows: named = {} }) => Object.values(named).flat()));
  const counted = new Set(knowledge.countedDishes.flatMap(({ row, mix = {} }) => [row, ...Object.keys(mix)]));
  const classes = new Set(foods.map(({ serving }) => serving));
  return [
    ...knowledge.composition
      .filter(({ code }) => !rows.has(code))
      .map(({ code }) => ({ where: 'composition', message: `No food names the row ${code}.` })),
    ...knowledge.dishComposition
      .filter(({ code }) => !counted.has(code))
      .map(({ code }) => ({ where: 'portions/composition.csv', message: `No dish is counted by ${code}.` })),
    ...Object.keys(knowledge.servingClasses)
      .filter((name) => !classes.has(name))
      .map((name) => ({ where: 'serving-classes.yaml', message: `No food is served as ${name}.` })),
  ];
}

function allFoods(knowledge: Knowledge) {
  return knowledge.foods.flatMap(({ foods }) => foods);
}

function foodIds(knowledge: Knowledge): string[] {
  return allFoods(knowledge).map(({ id }) => id);
}

function allCompounds({
  falseFriends,
  hiddenAllergens,
  dishes,
  plantDairy,
  kindsOfFood,
}: Knowledge): Compound[] {
  return [...falseFriends, ...hiddenAllergens, ...dishes, ...plantDairy, ...kindsOfFood];
}

function foodsOfCompound(compound: Compound): (string | undefined)[] {
  const { food, candidates = [], always = [], usually = [], sometimes = [] } = compound;
  return [food, ...candidates, ...always, ...usually, ...sometimes];
}
