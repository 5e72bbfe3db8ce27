import { type Allergen } from '../child';
import { foodById } from '../foods/food-list';
import { needsFor } from '../needs/needs-for';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipeById } from '../recipes/recipe-list';
import { portionGrams } from '../recipes/recipe-portion';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { dayNumber } from '../growth/age';
import { type MealPlan, type PlannedDay, type PlannedSlot } from './meal-plan';
import { limitsOf } from './plan-limits.test-helper';
import { type PlanRequest } from './plan-request';

interface Served {
  day: number;
  date: string;
  slot: PlannedSlot;
  recipe: Recipe;
}

/** Days from one new allergen to the next, and the most servings of a dish in seven days. */
const spacingDays = 3;
const mostAWeek = (recipe: Recipe) =>
  recipe.meals.includes('breakfast') || recipe.meals.includes('snack') ? 3 : 2;
/** A portion against the working portion of the age, with room for household steps. */
const portionShares = { min: 0.2, max: 1.7 };
const rounding = 0.011;

/**
 * What is wrong with a plan, one sentence each; empty for a sound one. Written from what a plan promises, not
 * from the models that make it, so that it can judge them: nothing here asks the planner.
 */
export function planFaults(plan: MealPlan, request: PlanRequest): string[] {
  const served = servedIn(plan);
  return [
    ...shapeFaults(plan, request),
    ...served.flatMap((each) => dishFaults(each, request)),
    ...repetitionFaults(served),
    ...limitedFoodFaults(served),
    ...allergenFaults(plan, served, request),
    ...plan.days.flatMap((day) => dayFaults(day, plan, request)),
    ...nutrientFaults(plan, request),
    ...workFaults(plan, request),
    ...batchFaults(plan, served),
    ...limitFaults(plan, request),
    ...lockFaults(plan, request),
  ];
}

function servedIn({ days, startDate }: MealPlan): Served[] {
  return days.flatMap(({ date, slots }) =>
    slots.flatMap((slot) => {
      const recipe = slot.recipe === null ? undefined : recipeById(slot.recipe);
      return recipe ? [{ day: dayNumber(date) - dayNumber(startDate), date, slot, recipe }] : [];
    }),
  );
}

const isReported = ({ shortfalls }: MealPlan, nutrient: string) =>
  shortfalls.some((shortfall) => shortfall.nutrient === nutrient);

function shapeFaults(plan: MealPlan, { days, startDate }: PlanRequest): string[] {
  const faults: string[] = [];
  if (plan.days.length !== days) faults.push(`${plan.days.length} days instead of ${days}.`);
  plan.days.forEach(({ date, slots }, index) => {
    if (dayNumber(date) !== dayNumber(startDate) + index) faults.push(`Day ${index} is dated ${date}.`);
    for (const { recipe, why, kind } of slots) {
      if (recipe === null && !why) faults.push(`${date} ${kind}: empty without a reason.`);
      if (recipe === null && !isReported(plan, 'meals')) faults.push(`${date} ${kind}: empty, and not said.`);
      if (recipe !== null && !recipeById(recipe)) faults.push(`${date} ${kind}: no recipe ${recipe}.`);
    }
  });
  return faults;
}

function barredAllergens({ child }: PlanRequest): Set<Allergen> {
  const reacted = (child.introducedAllergens ?? []).filter(({ reaction }) => reaction !== 'none');
  return new Set([...(child.allergies ?? []), ...reacted.map(({ code }) => code)]);
}

function dishFaults({ date, slot, recipe }: Served, request: PlanRequest): string[] {
  const { child, maxMinutes = Infinity, exclude = [] } = request;
  const facts = recipeFacts(recipe);
  const faults: string[] = [];
  const fault = (words: string) => faults.push(`${date} ${slot.kind} ${recipe.id}: ${words}`);
  if (recipe.ageFromMonths > child.ageMonths) fault(`is from ${recipe.ageFromMonths} months.`);
  for (const allergen of barredAllergens(request)) {
    const held = facts.allergens.includes(allergen) || (!slot.locked && facts.mayContain.includes(allergen));
    if (held) fault(`holds or may hold ${allergen}.`);
  }
  const { diet = 'omnivore' } = child;
  if (diet !== 'omnivore' && !facts.diet[diet]) fault(`is not ${diet}.`);
  if (recipeVerdict(recipe, child).verdict === 'block') fault('is blocked by the gate.');
  if (!slot.locked) {
    if (!recipe.meals.includes(slot.kind)) fault('is not for this meal.');
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() % 6 !== 0;
    if (weekday && recipe.minutes > maxMinutes) fault(`takes ${recipe.minutes} minutes.`);
    for (const words of [...(child.avoids ?? []), ...(child.dislikes ?? []), ...exclude]) {
      if (recipe.id === words || recipe.ingredients.some(({ food }) => isCalled(food, words)))
        fault(`holds ${words}.`);
    }
    const share = slot.grams / (portionGrams(recipe, child.ageMonths) ?? slot.grams);
    const tooMuch = child.correctedAgeMonths === undefined && share > portionShares.max;
    if (share < portionShares.min || tooMuch) fault(`${slot.grams} g is no portion.`);
  }
  for (const [code, amount] of Object.entries(facts.per100G)) {
    const planned = slot.nutrients[code as keyof typeof slot.nutrients] ?? 0;
    if (Math.abs(planned - (amount * slot.grams) / 100) > 1e-6 * Math.max(1, amount))
      fault(`${code} is ${planned}.`);
  }
  return faults;
}

function isCalled(foodId: string, words: string): boolean {
  const food = foodById(foodId);
  const wanted = words.toLowerCase();
  return [
    foodId,
    food?.name.toLowerCase(),
    ...(food?.synonyms ?? []).map((name) => name.toLowerCase()),
  ].includes(wanted);
}

function repetitionFaults(served: readonly Served[]): string[] {
  return served.flatMap((one) => {
    const faults: string[] = [];
    const others = served.filter((other) => other !== one && other.recipe === one.recipe);
    const week = others.filter(({ day }) => day > one.day && day < one.day + 7);
    if (week.length + 1 > mostAWeek(one.recipe))
      faults.push(`${one.recipe.id}: ${week.length + 1} times from ${one.date}.`);
    if (others.some(({ day }) => day === one.day)) faults.push(`${one.recipe.id}: twice on ${one.date}.`);
    const isDayAfter = others.some(({ day }) => day === one.day - 1);
    const cooked = others.find(({ date, day }) => date === one.slot.leftoverOf && day < one.day);
    if (isDayAfter && !cooked) faults.push(`${one.recipe.id}: again on ${one.date}.`);
    if (one.slot.leftoverOf !== undefined && (!cooked || one.day - cooked.day > one.recipe.batch.fridgeDays))
      faults.push(`${one.recipe.id}: no batch to be left over on ${one.date}.`);
    return faults;
  });
}

/** Servings in a week of the plan of what is to be rare. Locked dishes are the family's own wish. */
const rareFoods = [
  { name: 'liver', most: 1, holds: (flags: readonly string[]) => flags.includes('liver') },
  { name: 'oily fish', most: 2, holds: (flags: readonly string[]) => flags.includes('oily_fish') },
  {
    name: 'rice cereal',
    most: 3,
    holds: (flags: readonly string[]) => flags.includes('rice') && flags.includes('iron_fortified'),
  },
];

function limitedFoodFaults(served: readonly Served[]): string[] {
  const weeks = [...new Set(served.map(({ day }) => Math.floor(day / 7)))];
  return weeks.flatMap((week) =>
    rareFoods.flatMap(({ name, most, holds }) => {
      const dishes = served.filter(
        ({ day, slot, recipe }) =>
          Math.floor(day / 7) === week &&
          !slot.locked &&
          recipe.ingredients.some(({ food }) => holds(foodById(food)?.flags ?? [])),
      );
      return dishes.length > most ? [`${name}: ${dishes.length} times in week ${week + 1}.`] : [];
    }),
  );
}

function allergenFaults(plan: MealPlan, served: readonly Served[], request: PlanRequest): string[] {
  const { child, startDate } = request;
  const eaten = child.introducedAllergens ?? [];
  const known = new Set<Allergen>(eaten.map(({ code }) => code));
  const { milk } = needsFor(child).milk;
  if (milk === 'formula' || milk === 'mixed' || milk === 'cow') known.add('milk');
  if (known.has('wheat')) known.add('gluten');
  const faults: string[] = [];
  let last = Math.max(
    -Infinity,
    ...eaten.flatMap(({ date }) => (date === null ? [] : [dayNumber(date) - dayNumber(startDate)])),
  );
  for (const { day, date, recipe, slot } of served) {
    const fresh = recipeFacts(recipe).allergens.filter((allergen) => !known.has(allergen));
    for (const allergen of fresh) {
      if (day - last < spacingDays && !slot.locked)
        faults.push(`${date}: ${allergen} is new, ${day - last} days after another.`);
      const stated = plan.introductions.some(
        (each) => each.allergen === allergen && each.date === date && each.recipe === recipe.id,
      );
      if (!stated) faults.push(`${date}: the introduction of ${allergen} is not said.`);
      known.add(allergen);
      last = day;
    }
  }
  return faults;
}

function dayFaults(day: PlannedDay, plan: MealPlan, { child }: PlanRequest): string[] {
  const needs = needsFor(child);
  const faults: string[] = [];
  const kcal = day.slots.reduce((sum, { nutrients }) => sum + (nutrients.energy_kcal ?? 0), 0);
  if (Math.abs(kcal - (day.totals.energy_kcal ?? 0)) > 0.01) faults.push(`${day.date}: totals are wrong.`);
  const need = needs.energy.fromFoodKcal;
  if (Math.abs(kcal - need) > need * (0.1 + rounding) && !isReported(plan, 'energy_kcal'))
    faults.push(`${day.date}: ${Math.round(kcal)} kcal for ${need}.`);
  if (day.foodGroups.length < 5 && !isReported(plan, 'food_groups'))
    faults.push(`${day.date}: ${day.foodGroups.length} food groups.`);
  for (const group of day.foodGroups) {
    const given =
      group === 'breast_milk' ||
      group === 'dairy' ||
      day.slots.some(({ recipe }) => {
        const found = recipe === null ? undefined : recipeById(recipe);
        return found !== undefined && recipeFacts(found).groups.includes(group);
      });
    if (!given) faults.push(`${day.date}: no ${group}.`);
  }
  const sodium = day.totals.sodium_mg ?? 0;
  if (sodium > (needs.foodLimits.sodium_mg ?? Infinity) * (1 + rounding) && !isReported(plan, 'sodium_mg'))
    faults.push(`${day.date}: ${Math.round(sodium)} mg sodium.`);
  return faults;
}

function nutrientFaults(plan: MealPlan, { child }: PlanRequest): string[] {
  const { foodTargets } = needsFor(child);
  return (
    [
      'protein_g',
      'fat_g',
      'iron_mg',
      'zinc_mg',
      'calcium_mg',
      'vitamin_a_ug',
      'vitamin_c_mg',
      'folate_ug',
    ] as const
  ).flatMap((code) => {
    const have = plan.days.reduce((sum, { totals }) => sum + (totals[code] ?? 0), 0) / plan.days.length;
    const need = foodTargets[code] ?? 0;
    return have < need * (1 - rounding) && !isReported(plan, code)
      ? [`${code}: ${have} of ${need}, not said.`]
      : [];
  });
}

/** More to buy than fits into one trip, or more cooking than a day allows, is said with its number. */
function workFaults({ days, shoppingList, notes }: MealPlan, { cookingMinutes = 35 }: PlanRequest): string[] {
  const toBuy = shoppingList.filter(({ inPantry, cupboard }) => !inPantry && !cupboard).length;
  const minutes = days.map(({ slots }) =>
    slots.reduce((sum, { recipe: id, leftoverOf, batches = 1 }) => {
      const recipe = id === null || leftoverOf !== undefined ? undefined : recipeById(id);
      return sum + Math.round((recipe?.activeMinutes ?? recipe?.minutes ?? 0) * (0.8 + 0.2 * batches));
    }, 0),
  );
  const isSaid = (words: string) => notes.some((note) => note.includes(words));
  const most = Math.max(...minutes);
  return [
    ...(days.length <= 7 && toBuy > 25 && !isSaid(`${toBuy} things to buy`)
      ? [`${toBuy} things to buy, not said.`]
      : []),
    ...(most > cookingMinutes && !isSaid(`${most} minutes of cooking`) ? [`${most} minutes, not said.`] : []),
  ];
}

/** Helpings are rounded: a batch may be so much smaller than they are together. */
const enoughOfBatch = 1.05;

/** Each batch holds what is eaten of it, and the list has all that goes into the batches. */
function batchFaults({ shoppingList }: MealPlan, served: readonly Served[]): string[] {
  const cooked = served.filter(({ slot }) => slot.leftoverOf === undefined);
  const tooSmall = cooked.flatMap(({ date, recipe, slot }) => {
    const eaten = served
      .filter((each) => each.recipe === recipe && (each.slot.leftoverOf ?? each.date) === date)
      .reduce((sum, each) => sum + each.slot.grams, 0);
    const made = recipeFacts(recipe).batchG * (slot.batches ?? 1);
    return eaten > made * enoughOfBatch ? [`${recipe.id} on ${date}: ${eaten} g of ${made} g.`] : [];
  });
  const needed = new Map<string, number>();
  for (const { recipe, slot } of cooked)
    for (const { food, grams } of recipe.ingredients)
      needed.set(food, (needed.get(food) ?? 0) + grams * (slot.batches ?? 1));
  const tooLittle = shoppingList.flatMap(({ food, grams }) =>
    Math.abs(grams - (needed.get(food) ?? 0)) > 1 ? [`${food}: ${grams} g for ${needed.get(food)} g.`] : [],
  );
  return [...tooSmall, ...tooLittle];
}

/** What a family was promised of a week holds, or the plan says that it does not. */
function limitFaults(plan: MealPlan, request: PlanRequest): string[] {
  return limitsOf(plan, request)
    .filter(({ limit, isKept, note }) => limit !== 'leftovers' && !isKept && note === undefined)
    .map(({ limit, have }) => `${limit}: ${have} in a week, not said.`);
}

function lockFaults(plan: MealPlan, { locks = [] }: PlanRequest): string[] {
  return locks.flatMap(({ date, slot, recipe, grams }) => {
    const planned = plan.days.find((day) => day.date === date)?.slots[slot];
    const refused = plan.notes.some((note) => note.includes(recipeById(recipe)?.title ?? recipe));
    if (refused) return [];
    if (planned?.recipe !== recipe || !planned.locked) return [`${date}: the lock of ${recipe} is broken.`];
    return grams !== undefined && planned.grams !== grams ? [`${date}: ${recipe} is not ${grams} g.`] : [];
  });
}
