import type { MealAnswer, MealItem, MealRequest } from '../../../contract/nutriai-meals';
import type { GivenDropAnswer } from '../../../contract/nutriai-drops';
import type { WaterAnswer } from '../../../contract/nutriai-water';
import { dateOfMoment } from './day-time';
import type { LogName, LogWrite } from './log-write';

interface Kept {
  id: string;
  baby: string;
  /** What the server has not confirmed yet; null for what is saved. */
  write: LogWrite | null;
}

export type DayMeal = Kept &
  Pick<
    MealAnswer,
    | 'eaten_at'
    | 'kind'
    | 'items'
    | 'eaten_share'
    | 'reaction'
    | 'emergency_text'
    | 'alerts'
    | 'counted'
    | 'not_counted'
    | 'allergens'
    | 'made_by'
    | 'imported'
  >;

export type DayDrink = Kept & Pick<WaterAnswer, 'drunk_at' | 'amount_ml' | 'made_by' | 'imported'>;

export type DayDose = Kept & Pick<GivenDropAnswer, 'drop' | 'name' | 'amount' | 'given_at' | 'made_by'>;

interface Shown {
  baby: string;
  date: string;
}

/**
 * The meals of a day as the member has left them: what the server has, with what still waits on top. The
 * latest first.
 */
export function mealsOfDay(
  saved: readonly MealAnswer[],
  writes: readonly LogWrite[],
  shown: Shown,
): DayMeal[] {
  const own = writesOf('meals', writes, shown);
  const waiting = newOnes(
    own,
    saved.map(({ eaten_at }) => eaten_at),
    'eaten_at',
  ).map(newMeal);
  const known = saved.map((meal): DayMeal => ({ ...meal, write: null }));
  return [...waiting, ...known]
    .flatMap((meal) => withChanges(meal, own, changedMeal))
    .filter(({ eaten_at }) => dateOfMoment(eaten_at) === shown.date)
    .sort((a, b) => (a.eaten_at < b.eaten_at ? 1 : -1));
}

/** The same for plain water. */
export function drinksOfDay(
  saved: readonly WaterAnswer[],
  writes: readonly LogWrite[],
  shown: Shown,
): DayDrink[] {
  const own = writesOf('water-intake', writes, shown);
  const waiting = newOnes(
    own,
    saved.map(({ drunk_at }) => drunk_at),
    'drunk_at',
  ).map(newDrink);
  const known = saved.map((drink): DayDrink => ({ ...drink, write: null }));
  return [...waiting, ...known]
    .flatMap((drink) => withChanges(drink, own, changedDrink))
    .filter(({ drunk_at }) => dateOfMoment(drunk_at) === shown.date)
    .sort((a, b) => (a.drunk_at < b.drunk_at ? 1 : -1));
}

/** The same for drops and medicines that were given, the earliest first. */
export function dosesOfDay(
  saved: readonly GivenDropAnswer[],
  writes: readonly LogWrite[],
  shown: Shown,
): DayDose[] {
  const own = writesOf('given-drops', writes, shown);
  const waiting = newOnes(
    own,
    saved.map(({ given_at }) => given_at),
    'given_at',
  ).map(newDose);
  const known = saved.map((dose): DayDose => ({ ...dose, write: null }));
  return [...known, ...waiting]
    .flatMap((dose) => withChanges(dose, own, (same) => same))
    .filter(({ given_at }) => dateOfMoment(given_at) === shown.date)
    .sort((a, b) => Date.parse(a.given_at) - Date.parse(b.given_at));
}

const writesOf = (log: LogName, writes: readonly LogWrite[], { baby }: Shown) =>
  writes.filter((write) => write.log === log && write.baby === baby);

/** Creates that the list does not hold yet: between an answer and the end of its write it holds both. */
function newOnes(
  writes: readonly LogWrite[],
  moments: readonly string[],
  field: 'eaten_at' | 'drunk_at' | 'given_at',
): LogWrite[] {
  const known = new Set(moments.map((moment) => Date.parse(moment)));
  return writes.filter(
    ({ action, body }) => action === 'create' && !known.has(Date.parse(String(body[field]))),
  );
}

function withChanges<Entry extends Kept>(
  entry: Entry,
  writes: readonly LogWrite[],
  change: (entry: Entry, write: LogWrite) => Entry,
): Entry[] {
  const own = writes.filter(
    ({ action, entry: of, after }) => action !== 'create' && (of === entry.id || after === entry.id),
  );
  // A deletion that was refused is shown on what is still there.
  if (own.some(({ action, refusal }) => action === 'delete' && refusal === null)) return [];
  return [
    own.reduce((changed, write) => ({ ...change(changed, write), write: entry.write ?? write }), entry),
  ];
}

function newMeal(write: LogWrite): DayMeal {
  const body = write.body as Partial<MealRequest>;
  return {
    id: write.id,
    baby: write.baby,
    write,
    eaten_at: body.eaten_at ?? '',
    kind: body.kind ?? 'snack',
    items: itemsOf(body.items, write.names),
    eaten_share: body.eaten_share ?? 1,
    reaction: body.reaction ?? null,
    emergency_text: null,
    alerts: [],
    counted: [],
    not_counted: [],
    allergens: [],
    made_by: null,
  };
}

function changedMeal(meal: DayMeal, { action, body, names }: LogWrite): DayMeal {
  if (action !== 'change') return meal;
  const { items, ...rest } = body as Partial<MealRequest>;
  return {
    ...meal,
    ...rest,
    ...(items && { items: itemsOf(items, names), counted: [], not_counted: [], allergens: [] }),
    ...(rest.reaction !== undefined && { emergency_text: null, alerts: [] }),
  };
}

function newDrink(write: LogWrite): DayDrink {
  const { drunk_at, amount_ml } = write.body;
  return {
    id: write.id,
    baby: write.baby,
    write,
    drunk_at: String(drunk_at),
    amount_ml: Number(amount_ml),
    made_by: null,
  };
}

function newDose(write: LogWrite): DayDose {
  const [name = '', amount = ''] = write.names;
  return {
    id: write.id,
    baby: write.baby,
    write,
    drop: String(write.body.drop),
    name,
    amount,
    given_at: String(write.body.given_at),
    made_by: null,
  };
}

const changedDrink = (drink: DayDrink, { action, body }: LogWrite): DayDrink =>
  action === 'change' ? { ...drink, ...body } : drink;

function itemsOf(items: MealRequest['items'] | undefined, names: readonly string[]): MealItem[] {
  return (items ?? []).map(({ food, recipe, text, amount, unit, grams, weights }, index) => ({
    food: food ?? null,
    recipe: recipe ?? null,
    text: text ?? null,
    name: names[index] ?? text ?? '',
    amount: amount ?? null,
    unit: unit ?? null,
    grams: grams ?? null,
    ...(weights && { weights }),
  }));
}
