import { type Child } from '../child';
import { knowledge } from '../knowledge/knowledge';
import { type HandlingRule, type HandlingSubject, type StoragePlace } from '../knowledge/schemas/handling';
import { idsOfClass } from '../foods/food-list';
import { type Item } from '../safety/item';
import { type Finding } from '../safety/verdict';
import { type Preparation } from '../text/parsed-ingredient';
import { type HandlingSentence } from './read-handling';

const cooked: readonly Preparation[] = [
  'cooked',
  'well_cooked',
  'boiled',
  'steamed',
  'stewed',
  'poached',
  'roasted',
  'baked',
  'fried',
  'grilled',
  'scrambled',
  'mashed',
  'pureed',
  'left_over',
  'reheated',
  'steaming_hot',
];

/** Hours that a dish may be on the stove. */
const longestCooking = 24;

/** What may be given in the place of formula and breast milk. */
const otherMilks = ['animal_milk', 'plant_drink', 'unsuitable_milk'] as const;

/** Called milk, though it is a food for cooking and none of the drinks. */
const milksByName: ReadonlySet<string> = new Set(['coconut-milk']);

/** Foods that are drunk. */
const drunk: ReadonlySet<string> = new Set([...idsOfClass('milks'), ...idsOfClass('drinks')]);

/** What the rules of handling find in a text: in each sentence, with what the whole text is about. */
export function checkHandling(
  sentences: readonly HandlingSentence[],
  items: readonly Item[],
  { ageMonths }: Child,
): Finding[] {
  if (!sentences.some(saysAnything)) return [];
  const about = subjectsOf(sentences, items);
  return knowledge.handlingRules.flatMap((rule) => {
    const isTold =
      (rule.untilMonths === null || ageMonths < rule.untilMonths) &&
      rule.when.of.some((subject) => about.has(subject)) &&
      isOften(rule, items) &&
      sentences.some((sentence) => isSaid(rule, sentence, about));
    return isTold ? [findingOf(rule)] : [];
  });
}

function saysAnything({ statements, hours, bareHours, doses }: HandlingSentence): boolean {
  return statements.size > 0 || hours > 0 || bareHours > 0 || doses.length > 0;
}

/** What the text is about, by its foods and by its words. */
function subjectsOf(sentences: readonly HandlingSentence[], items: readonly Item[]): Set<string> {
  const about = new Set<string>(['anything']);
  for (const { statements } of sentences) for (const statement of statements) about.add(statement);
  for (const item of items) for (const subject of subjectsOfItem(item)) about.add(subject);
  // The bottle of "pumped milk in a bottle" holds no formula.
  if (about.has('breast-milk')) about.delete('formula');
  return about;
}

function subjectsOfItem({ food, flags, preparations, compound }: Item): HandlingSubject[] {
  const isCooked = compound !== null || cooked.some((preparation) => preparations.has(preparation));
  const group = food?.group;
  const isMeat = group === 'flesh_foods';
  const isCookedWith = preparations.has('in_cooking') || preparations.has('on_cereal');
  return [
    ...(flags.has('infant_formula') ? (['formula'] as const) : []),
    ...(flags.has('breast_milk') ? (['breast-milk'] as const) : []),
    ...(flags.has('supplement_like') ? (['supplement'] as const) : []),
    ...(flags.has('rice') ? (['rice'] as const) : []),
    ...(group === 'dairy' ? (['dairy'] as const) : []),
    ...(group === 'eggs' ? (['eggs'] as const) : []),
    ...(isMeat ? (['meat'] as const) : []),
    ...(food === null || !drunk.has(food.id) ? (['solid-food'] as const) : []),
    ...(otherMilks.some((flag) => flags.has(flag)) && !isCookedWith ? (['other-milk'] as const) : []),
    ...(flags.has('plant_drink') || milksByName.has(food?.id ?? '') ? (['plant-drink'] as const) : []),
    ...(flags.has('water') ? (['water'] as const) : []),
    ...(flags.has('oily_fish') ? (['oily-fish'] as const) : []),
    ...((isCooked && group !== 'eggs') || isMeat ? (['cooked-food'] as const) : []),
  ];
}

function isOften({ when: { of, aboveTimesAWeek } }: HandlingRule, items: readonly Item[]): boolean {
  if (aboveTimesAWeek === undefined) return true;
  return items.some(
    (item) =>
      (item.timesAWeek ?? 0) > aboveTimesAWeek &&
      subjectsOfItem(item).some((subject) => of.includes(subject)),
  );
}

function isSaid({ when }: HandlingRule, sentence: HandlingSentence, about: ReadonlySet<string>): boolean {
  const { anyStatement, andStatement, noStatement, anywhere, places, aboveHours, dose } = when;
  const says = (all: readonly string[] | undefined) =>
    all?.some((one) => sentence.statements.has(one)) ?? true;
  if (!says(anyStatement) || !says(andStatement)) return false;
  if (noStatement?.some((one) => about.has(one))) return false;
  if (anywhere && !anywhere.some((one) => about.has(one))) return false;
  if (places && !isKeptAt(places, sentence)) return false;
  if (aboveHours !== undefined && hoursOf(sentence, about) <= aboveHours) return false;
  return !dose || isAboveDose(dose, sentence);
}

function isKeptAt(places: readonly (StoragePlace | 'unsaid')[], { places: said }: HandlingSentence): boolean {
  if (said.size === 0) return places.includes('unsaid');
  // What is out of the fridge now counts, though it was in it before; a stay in the freezer says nothing of the rest.
  const worst = (['out', 'warm', 'fridge', 'freezer'] as const).find((place) => said.has(place));
  return worst !== undefined && places.includes(worst);
}

/**
 * Hours gone by. A time without a word that it has gone by counts where the place that the food was kept at
 * is said.
 */
function hoursOf(
  { statements, places, hours, bareHours, frozenHours }: HandlingSentence,
  about: ReadonlySet<string>,
): number {
  const isOnlyFrozen = places.size === 1 && places.has('freezer');
  const isKept = places.size > 0 || (statements.has('made') && about.has('formula'));
  const elapsed = isKept ? Math.max(hours, bareHours) : hours;
  const isSpent = statements.has('instruction') || (statements.has('cooking') && elapsed <= longestCooking);
  if (isSpent && !places.has('out')) return 0;
  return isOnlyFrozen ? Math.max(elapsed, frozenHours) : elapsed;
}

function isAboveDose(
  { of, aboveMicrograms }: NonNullable<HandlingRule['when']['dose']>,
  { statements, doses }: HandlingSentence,
): boolean {
  if (!statements.has(of)) return false;
  const perUnit = { iu: of === 'vitamin-d' ? 0.025 : 0.3, mcg: 1, mg: 1000 } as const;
  return doses.some(({ amount, unit }) => amount * perUnit[unit] > aboveMicrograms);
}

function findingOf({ id, severity, message, instead, sources, basis }: HandlingRule): Finding {
  return {
    rule: id,
    kind: 'safety',
    severity,
    food: null,
    foodName: '',
    message,
    instead,
    source: sources,
    basis,
  };
}
