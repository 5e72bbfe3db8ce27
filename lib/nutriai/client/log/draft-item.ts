import type { MealItem, MealRequest } from '../../../contract/nutriai-meals';

type Unit = NonNullable<MealItem['unit']>;

/** An item of a meal as it stands in a form. */
export interface DraftItem {
  /** For React: the same food may come twice. */
  key: number;
  what: { food: string } | { recipe: string } | { text: string; weights?: MealItem['weights'] };
  name: string;
  /** As typed. */
  amount: string;
  unit: Unit;
  units: readonly Unit[];
}

/** What a search for foods tells of one. */
export interface FoundFood {
  id: string;
  name: string;
  flags: readonly string[];
  measures: readonly { unit: string }[];
}

let lastKey = 0;
const nextKey = () => (lastKey += 1);

/** A stored item under a key of this page. */
export function withNewKey(item: DraftItem): DraftItem {
  return { ...item, key: nextKey() };
}

/** Measures of foods that a meal may be logged by. */
const measureUnits: readonly Unit[] = [
  'tsp',
  'tbsp',
  'cup',
  'fl_oz',
  'piece',
  'slice',
  'fillet',
  'leaf',
  'packet',
  'container',
  'scoop',
  'serving',
];

/** A food that was picked, with a small measure to begin with where one is known. */
export function draftOfFood({ id, name, measures, flags }: FoundFood): DraftItem {
  const known = measureUnits.filter((unit) => measures.some((measure) => measure.unit === unit));
  const isDrink = flags.includes('drink');
  const small: readonly Unit[] = ['tbsp', 'piece', 'slice'];
  const unit: Unit | undefined = isDrink ? 'ml' : small.find((each) => known.includes(each));
  const units: Unit[] = [...(unit ? [unit] : []), ...known.filter((each) => each !== unit), 'g'];
  const amount = isDrink || unit === undefined ? '' : '1';
  return { key: nextKey(), what: { food: id }, name, amount, unit: unit ?? 'g', units };
}

export function draftOfRecipe({ id, title }: { id: string; title: string }): DraftItem {
  return {
    key: nextKey(),
    what: { recipe: id },
    name: title,
    amount: '',
    unit: 'g',
    units: ['g', 'serving'],
  };
}

export function draftOfText(text: string): DraftItem {
  return { key: nextKey(), what: { text }, name: text, amount: '', unit: 'g', units: ['g'] };
}

/** An item that is logged already. */
export function draftOfItem({ food, recipe, text, name, amount, unit, grams, weights }: MealItem): DraftItem {
  const isMeasured = amount !== null && unit !== null;
  const own = isMeasured ? unit : 'g';
  const value = isMeasured ? amount : grams;
  return {
    key: nextKey(),
    what:
      food !== null
        ? { food }
        : recipe !== null
          ? { recipe }
          : { text: text ?? name, ...(weights && { weights }) },
    name,
    amount: value === null || text !== null ? '' : String(Math.round(value * 100) / 100),
    unit: own,
    units: [...new Set<Unit>([own, 'g'])],
  };
}

/**
 * Milk of the baby's own is reckoned where nobody measured it, and a recipe has a usual portion; everything
 * else needs an amount.
 */
export function needsAmount({ what }: Pick<DraftItem, 'what'>): boolean {
  return 'food' in what && what.food !== 'breast-milk' && what.food !== 'infant-formula';
}

/** The number that was typed, with a comma or a point; null for none, or one that cannot be. */
export function typedAmount(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
}

/** As it is sent, or null where an amount is missing. */
export function requestOfDraft(item: DraftItem): MealRequest['items'][number] | null {
  const { what, unit } = item;
  const amount = typedAmount(item.amount);
  if ('text' in what) return what;
  if (amount === null) return item.amount.trim() === '' && !needsAmount(item) ? what : null;
  return unit === 'g' ? { ...what, grams: amount } : { ...what, amount, unit };
}
