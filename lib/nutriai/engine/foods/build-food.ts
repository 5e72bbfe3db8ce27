import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { type SourceId } from '../sources';
import { knowledge } from '../knowledge/knowledge';
import { type CompositionRow } from '../knowledge/schemas/composition';
import { type FoodDefinition } from '../knowledge/schemas/foods';
import { type ServingClass } from '../knowledge/schemas/serving';
import { compositionRows } from './composition-rows';
import { type Food, type FoodDiet, type FoodFlag, type FoodForm, foodStates } from './food';
import { type ServingStep, servingAges } from './food-serving';
import { householdMeasuresOf } from './household-measures';

const youngestForFood = 6;

/** The food that a definition and its rows of composition make. Throws when a row is unknown. */
export function buildFood(definition: FoodDefinition): Food {
  const rows = rowsOf(definition);
  const forms = rows.map(([state, row]) => formOf(state, row));
  const servingClass = servingClassOf(definition);
  const fromMonths = definition.fromMonths === undefined ? youngestForFood : definition.fromMonths;
  const sources = new Set<SourceId>([...servingClass.sources, ...(definition.sources ?? [])]);
  return {
    id: definition.id,
    name: definition.name,
    ...(definition.plural === undefined ? {} : { plural: definition.plural }),
    synonyms: definition.synonyms ?? [],
    group: definition.group,
    forms,
    measures: rows.flatMap(([, row]) => householdMeasuresOf(row)),
    ...babyPortionOf(rows),
    allergens: definition.allergens ?? [],
    mayContain: definition.mayContain ?? [],
    flags: flagsOf(definition, forms[0]?.composition ?? {}),
    diet: dietOf(definition),
    choking: definition.choking ?? servingClass.choking,
    fromMonths,
    serving: servingOf(definition, servingClass, fromMonths),
    sources: [...sources],
    ...(definition.note === undefined ? {} : { note: definition.note }),
  };
}

function servingClassOf({ id, serving }: FoodDefinition): ServingClass {
  const found = knowledge.servingClasses[serving];
  if (!found) throw new Error(`${id}: ${serving} is no class of serving.`);
  return found;
}

type StateRow = readonly [FoodForm['state'], CompositionRow];

function rowsOf({ id, rows = {} }: FoodDefinition): StateRow[] {
  // Key order is the order of use, which Object.entries keeps; the states are looked up again to keep their type.
  return Object.entries(rows).flatMap(([key, codes]) => {
    const state = foodStates.find((known) => known === key);
    if (state === undefined) throw new Error(`${id}: ${key} is no state of a food.`);
    return [codes].flat().map((code): StateRow => {
      const row = compositionRows.get(code);
      if (!row) throw new Error(`${id}: no row of composition ${code}.`);
      return [state, row];
    });
  });
}

function formOf(state: FoodForm['state'], row: CompositionRow): FoodForm {
  return {
    code: row.code,
    state,
    description: row.description,
    composition: row.amounts,
    source: row.source,
    ...(row.basis === undefined ? {} : { fattyAcidBasis: row.basis }),
  };
}

function babyPortionOf(rows: readonly StateRow[]): { babyPortionG?: number } {
  const portion = rows[0]?.[1].babyPortionG;
  return portion === undefined ? {} : { babyPortionG: portion };
}

/** Above this "high" salt stands on British front-of-pack labels, in mg sodium per 100 g. */
const highSodiumMg = 600;

/**
 * What Regulations (EU) 1169/2011 and (EC) 1924/2006 let a label call rich, per 100 g: "source of" iron and
 * calcium (15 % of the reference intake) and "high" vitamin C (30 %); for drinks half of it.
 */
const richFrom: readonly (readonly [FoodFlag, NutrientCode, number])[] = [
  ['vitamin_c_rich', 'vitamin_c_mg', 24],
  ['calcium_rich', 'calcium_mg', 120],
  ['plant_iron', 'iron_mg', 2.1],
];

function flagsOf(definition: FoodDefinition, composition: NutrientAmounts): FoodFlag[] {
  const { flags = [], origin = 'plant', group } = definition;
  const isFlesh = group === 'flesh_foods';
  const found = new Set<FoodFlag>(flags);
  // What is blocked for its salt needs no milder word.
  if ((composition.sodium_mg ?? 0) >= highSodiumMg && !found.has('high_salt')) found.add('salty');
  if (isEatenForNutrients(definition)) {
    const share = found.has('drink') ? 0.5 : 1;
    for (const [flag, nutrient, from] of richFrom) {
      const fits =
        flag === 'calcium_rich' ? !found.has('high_oxalate') : flag !== 'plant_iron' || origin === 'plant';
      if (fits && (composition[nutrient] ?? 0) >= from * share) found.add(flag);
    }
  }
  if (isFlesh) found.add('haem_iron');
  if (isFlesh && origin === 'fish') found.add('fish');
  if (origin === 'shellfish') found.add('shellfish');
  return [...found];
}

/** Sweets, stimulants, supplements and pinches of seasoning are rich in something only by the table. */
function isEatenForNutrients({ flags = [], serving, fromMonths }: FoodDefinition): boolean {
  const others: readonly FoodFlag[] = ['added_sugar', 'caffeine', 'supplement_like', 'high_salt'];
  return fromMonths !== null && serving !== 'herb_spice' && !flags.some((flag) => others.includes(flag));
}

function dietOf({ origin = 'plant', alcohol }: FoodDefinition): FoodDiet {
  const vegetarian = ['plant', 'human', 'dairy', 'egg', 'honey'].includes(origin);
  return {
    vegan: origin === 'plant' || origin === 'human',
    vegetarian,
    pescatarian: vegetarian || origin === 'fish' || origin === 'shellfish',
    ...(origin === 'pork' || origin === 'beef_and_pork' ? { pork: true } : {}),
    ...(origin === 'beef' || origin === 'beef_and_pork' ? { beef: true } : {}),
    ...(origin === 'gelatine' ? { gelatine: true } : {}),
    ...(alcohol ? { alcohol: true } : {}),
  };
}

function servingOf(
  { servingInstead = {} }: FoodDefinition,
  { steps }: ServingClass,
  fromMonths: number | null,
): ServingStep[] {
  if (fromMonths === null) return [];
  const all = servingAges.flatMap((age): ServingStep[] => {
    const step = servingInstead[age] ?? steps[age];
    return step ? [{ fromMonths: age, ...step }] : [];
  });
  const current = all.findLast((step) => step.fromMonths <= fromMonths);
  const later = all.filter((step) => step.fromMonths > fromMonths);
  const first = servingAges.find((age) => age >= fromMonths);
  return current && first !== undefined ? [{ ...current, fromMonths: first }, ...later] : later;
}
