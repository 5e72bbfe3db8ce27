import { type Child, type Diet } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { nameInSentence } from '../foods/name-in-sentence';
import { containsNamed } from './contains-named';
import { type Item } from './item';
import { customs } from './rules/food-families';
import { type Finding, type Severity } from './verdict';

/**
 * What the family's diet and what it avoids make of one item. These findings are no matter of safety: `kind`
 * says so.
 */
export function checkDiet(item: Item, { diet, avoids = [] }: Child): Finding[] {
  const ofDiet = diet === undefined || diet === 'omnivore' ? [] : [dietFinding(item, diet)];
  const ofAvoids = avoids
    .flatMap((words) => customs[foodNameKey(words)] ?? [words])
    .map((words) => avoidFinding(item, words));
  return [...ofDiet, ...ofAvoids].filter((finding) => finding !== null);
}

function dietFinding(item: Item, diet: Exclude<Diet, 'omnivore'>): Finding | null {
  // There is no vegan formula, and a baby who is not breastfed cannot do without one.
  if (item.flags.has('infant_formula') || item.flags.has('breast_milk')) return null;
  if (item.freeFrom.includes('animal') || (item.freeFrom.includes('meat') && diet !== 'vegan')) return null;
  const fits = (food: Food) => food.diet[diet];
  const strange = item.food && !fits(item.food) ? item.food.name : null;
  const part = item.parts.find(({ food: id, certainty }) => {
    const food = id === null ? undefined : foodById(id);
    if (certainty === 'usually' && food !== undefined && isOftenLeftOut(food, diet)) return false;
    return certainty !== 'sometimes' && food !== undefined && !fits(food);
  });
  const possible = item.parts.find(({ food: id }) => {
    const food = id === null ? undefined : foodById(id);
    return food !== undefined && !fits(food);
  });
  const severity = strange !== null || part ? 'block' : 'prepare';
  const why = strange ?? part?.name ?? possible?.name;
  if (why === undefined) return null;
  return mismatch(item, {
    rule: `diet-${diet}`,
    severity,
    message: `Doesn’t fit a ${diet} diet${bringsOf(item, why)}.`,
  });
}

/** A hard cheese of calf rennet on top of a dish: there are others like it that vegetarians eat. */
function isOftenLeftOut({ id }: Food, diet: Diet): boolean {
  return id === 'parmesan' && diet !== 'vegan';
}

function avoidFinding(item: Item, words: string): Finding | null {
  const holding = containsNamed(words, item);
  if (!holding) return null;
  const sure = holding.certainty === 'holds';
  return mismatch(item, {
    rule: `avoid-${foodNameKey(words).replaceAll(' ', '-')}`,
    severity: sure ? 'block' : 'prepare',
    message:
      `Your family avoids ${words}, and this ${sure ? 'contains' : 'may contain'} ` +
      `it${bringsOf(item, holding.why)}.`,
  });
}

/** The part that brings it in, unless that is the food itself. */
function bringsOf({ name }: Item, why: string): string {
  return name.toLowerCase().includes(why.toLowerCase()) ? '' : ` (${nameInSentence(why)})`;
}

function mismatch(
  { food, name }: Item,
  finding: { rule: string; severity: Severity; message: string },
): Finding {
  return {
    ...finding,
    kind: 'diet',
    food: food?.id ?? null,
    foodName: name,
    instead: 'Choose something else, or leave it out.',
    source: [],
    basis: 'verified',
  };
}
