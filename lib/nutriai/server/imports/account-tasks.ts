import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { BabyRequest } from '../../../contract/nutriai-babies';
import type { MealItem, MealItemRequest, MealRequest } from '../../../contract/nutriai-meals';
import type { AppointmentRequest } from '../../../contract/nutriai-calendar';
import type { DropRequest } from '../../../contract/nutriai-drops';
import { fieldErrors } from '../../../platform/http/api-error';
import { childOn } from '../../engine/insights/child-on';
import type { Baby } from '../../engine/insights/log';
import { foodById } from '../../engine/foods/food-list';
import { checkedMeasurement } from '../../engine/growth/measurement-limits';
import { recipeById } from '../../engine/recipes/recipe-list';
import { babyProblems } from '../babies/baby-problems';
import { engineBaby } from '../babies/baby-rows';
import { latestDate } from '../log/calendar-days';
import { ageDayAt } from '../log/log-rows';
import { checkItems } from '../log/meal-items';
import { dishesIn } from '../recipes/dishes-of-member';
import type { StoredRecipe } from '../recipes/stored-recipe';
import type { StoredRequest } from '../plans/plan-rows';
import type { PlannedMeals } from '../../../contract/nutriai-plans';
import { exportedEntries, type ExportedAccount, readAccountFile } from './read/account-file';
import { ImportFileError } from './read/import-row';
import { rowsInChunk } from './import-tasks';
import { type PortionEntry, readPortion } from './read-portion';

interface Times {
  createdAtMs: number;
  updatedAtMs: number;
}

/** `ref` is the id in the file, where it has one. */
export interface DropEntry extends Pick<DropRequest, 'name' | 'amount' | 'weekdays' | 'time' | 'doses_left'> {
  ref: string | undefined;
}

/** `ref` is the id of the drops in the file; null where they were no longer on the list. */
export interface GivenDropEntry extends Pick<DropRequest, 'name' | 'amount'> {
  ref: string | null | undefined;
  tookDose: boolean;
}

/** An entry of an account's export, checked; ids are those of the file. */
export type AccountEntry =
  | {
      kind: 'recipe';
      ref: string;
      title: string;
      source: 'member' | 'ai';
      stored: StoredRecipe;
      times: Times;
    }
  | { kind: 'favourite'; recipe: string; createdAtMs: number }
  | { kind: 'baby'; ref: string; request: BabyRequest }
  | {
      kind: 'meal';
      baby: string;
      atMs: number;
      meal: MealRequest['kind'];
      items: MealItem[];
      share: number;
      reaction: MealRequest['reaction'];
      /** Id in the file of the portions that it was one of. */
      portion: string | undefined;
      times: Times;
    }
  | { kind: 'water'; baby: string; atMs: number; amountMl: number; source: string; times: Times }
  | { kind: 'portion'; baby: string; portion: PortionEntry; times: Times }
  | { kind: 'drop'; baby: string; drop: DropEntry; times: Times }
  | { kind: 'given_drop'; baby: string; atMs: number; given: GivenDropEntry; times: Times }
  | { kind: 'appointment'; baby: string; appointment: Omit<AppointmentRequest, 'baby'>; times: Times }
  | {
      kind: 'plan';
      baby: string;
      startDate: string;
      request: StoredRequest;
      plan: PlannedMeals;
      checked: string[];
      times: Times;
    };

export type AccountRow = { file: string; row: number; key: string } & (
  | { state: 'entry'; entry: AccountEntry }
  | { state: 'problem'; problem: string }
  | { state: 'left_out'; reason: string }
);
type Reading = { entry: AccountEntry } | { problem: string };

export interface AccountFile {
  name: string;
  bytes: Uint8Array;
  nowMs: number;
}

/**
 * Reads an account's export as rows: recipes and favourites first, then each baby with its log. Rows are numbered
 * in that order.
 * @throws ApiError 400 for what is no export of this site
 */
export function readAccount({ name, bytes, nowMs }: AccountFile): string[] {
  try {
    const rows = new AccountRows(name, nowMs);
    rows.readAll(readAccountFile(bytes));
    return rows.chunks();
  } catch (error) {
    if (error instanceof ImportFileError) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

class AccountRows {
  readonly #rows: AccountRow[] = [];
  /** Recipes of the file that can be taken. */
  readonly #recipes = new Set<string>();

  constructor(
    private readonly file: string,
    private readonly nowMs: number,
  ) {}

  readAll({
    recipes,
    favourite_recipes: favourites,
    babies,
    babies_cared_for: caredFor,
  }: ExportedAccount): void {
    for (const recipe of recipes)
      this.#read('recipe', recipe, exportedEntries.recipe, (value) => this.#recipe(value));
    for (const favourite of favourites) {
      this.#read('favourite', favourite, exportedEntries.favourite, (value) => this.#favourite(value));
    }
    for (const baby of babies) this.#readBaby(baby);
    for (const _ of caredFor)
      this.#add('cared for', { state: 'left_out', reason: 'Belongs to a baby of another family.' });
  }

  chunks(): string[] {
    const chunks: string[] = [];
    for (let start = 0; start < this.#rows.length; start += rowsInChunk) {
      chunks.push(JSON.stringify(this.#rows.slice(start, start + rowsInChunk)));
    }
    return chunks;
  }

  #readBaby({
    profile,
    meals,
    water,
    meal_plans: plans,
    stored_portions: portions,
    drops,
    given_drops: given,
    appointments,
  }: ExportedAccount['babies'][number]): void {
    const baby = this.#read('baby', profile, exportedEntries.profile, (value) => this.#baby(value));
    if (baby?.kind !== 'baby') return;
    const { ref, request } = baby;
    const engine = engineBaby({ ...request, lists: listsOfRequest(request) });
    const context = { ref, birthDate: request.birth_date, engine };
    for (const portion of portions) this.#readPortion(portion, ref);
    for (const meal of meals)
      this.#read(`meal ${ref}`, meal, exportedEntries.meal, (value) => this.#meal(value, context));
    for (const drink of water)
      this.#read(`water ${ref}`, drink, exportedEntries.water, (value) => this.#water(value, context));
    for (const plan of plans)
      this.#read(`plan ${ref}`, plan, exportedEntries.plan, (value) => this.#plan(value, ref));
    for (const drop of drops)
      this.#read(`drop ${ref}`, drop, exportedEntries.drop, (value) => this.#drop(value, ref));
    for (const dose of given)
      this.#read(`given ${ref}`, dose, exportedEntries.givenDrop, (value) => this.#givenDrop(value, context));
    for (const each of appointments)
      this.#read(`appointment ${ref}`, each, exportedEntries.appointment, (value) =>
        this.#appointment(value, context),
      );
  }

  #readPortion(raw: unknown, baby: string): void {
    if (!saysWhichDish(raw)) {
      const reason = 'This older export does not say which dish is in the fridge or freezer.';
      this.#add(`portion ${baby} ${JSON.stringify(raw)}`, { state: 'left_out', reason });
      return;
    }
    this.#read(`portion ${baby}`, raw, exportedEntries.portions, (value) => {
      const reading = readPortion(value, this.nowMs);
      if ('problem' in reading) return reading;
      return { entry: { kind: 'portion', baby, portion: reading.portion, times: this.#times(value) } };
    });
  }

  #read<Value>(
    what: string,
    raw: unknown,
    schema: z.ZodType<Value>,
    toEntry: (value: Value) => Reading,
  ): AccountEntry | null {
    const parsed = schema.safeParse(raw);
    const [issue] = parsed.error?.issues ?? [];
    const reading = parsed.success
      ? toEntry(parsed.data)
      : { problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
    const id =
      typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
    // What has an id goes by that, anything else by what it says.
    const key = `${what} ${id ?? JSON.stringify(raw, keyFields)}`;
    if ('problem' in reading)
      this.#add(key, { state: 'problem', problem: `${what.split(' ')[0]}: ${reading.problem}` });
    else this.#add(key, { state: 'entry', entry: reading.entry });
    return 'entry' in reading ? reading.entry : null;
  }

  readonly #seen = new Map<string, number>();

  #add(
    name: string,
    reading:
      | { state: 'entry'; entry: AccountEntry }
      | { state: 'problem'; problem: string }
      | { state: 'left_out'; reason: string },
  ): void {
    const before = this.#seen.get(name) ?? 0;
    this.#seen.set(name, before + 1);
    const key = createHash('sha256').update(`little_pear ${before} ${name}`).digest('base64url');
    this.#rows.push({ file: this.file, row: this.#rows.length + 1, key, ...reading });
  }

  #past(moment: string): number {
    return Math.min(Date.parse(moment), this.nowMs);
  }

  #times({ created_at: created, updated_at: updated }: { created_at: string; updated_at: string }): Times {
    return { createdAtMs: this.#past(created), updatedAtMs: this.#past(updated) };
  }

  #recipe(value: z.output<typeof exportedEntries.recipe>): Reading {
    const unknown = value.recipe.ingredients.find(({ food }) => foodById(food) === undefined);
    if (unknown) return { problem: `“${unknown.food}” is no food that is known here.` };
    const { id: ref, title, source, recipe: stored } = value;
    this.#recipes.add(ref);
    return { entry: { kind: 'recipe', ref, title, source, stored, times: this.#times(value) } };
  }

  #favourite({ recipe, created_at: created }: z.output<typeof exportedEntries.favourite>): Reading {
    const isKnown = recipeById(recipe) !== undefined || this.#recipes.has(recipe);
    if (!isKnown) return { problem: `“${recipe}” is no recipe that is known here.` };
    return { entry: { kind: 'favourite', recipe, createdAtMs: this.#past(created) } };
  }

  #baby({ id: ref, ...request }: z.output<typeof exportedEntries.profile>): Reading {
    const { birth_date: storedBirthDate, measurements: storedMeasurements } = request;
    const problems = babyProblems(request, { nowMs: this.nowMs, storedBirthDate, storedMeasurements });
    const [field] = Object.keys(problems);
    if (field !== undefined)
      return { problem: `“${request.name}” has a ${field.replace('_', ' ')} that cannot be.` };
    try {
      for (const each of storedMeasurements) {
        if (each.weight_kg != null) checkedMeasurement('weightKg', each.weight_kg);
        if (each.length_cm != null) checkedMeasurement('lengthCm', each.length_cm);
        if (each.head_cm != null) checkedMeasurement('headCm', each.head_cm);
      }
    } catch (error) {
      if (error instanceof RangeError) return { problem: error.message };
      throw error;
    }
    return { entry: { kind: 'baby', ref, request } };
  }

  #meal(value: z.output<typeof exportedEntries.meal>, { ref, birthDate, engine }: BabyContext): Reading {
    const atMs = Date.parse(value.eaten_at);
    const wrong = this.#wrongMoment(atMs, birthDate);
    if (wrong !== null) return { problem: wrong };
    const child = childOn(engine, ageDayAt(atMs, { birth_date: birthDate }));
    const context = { child, kind: value.kind, own: new Map(dishesIn(value.items)) };
    const requests = value.items.map(requestOf);
    const checked = checkItems(requests, context);
    const items =
      Object.keys(checked.problems).length === 0
        ? checked.items
        : value.items.map((item) => wordsOf(item, context));
    const { kind: meal, eaten_share: share, reaction, portion } = value;
    const times = this.#times(value);
    return { entry: { kind: 'meal', baby: ref, atMs, meal, items, share, reaction, portion, times } };
  }

  #water(value: z.output<typeof exportedEntries.water>, { ref, birthDate }: BabyContext): Reading {
    const atMs = Date.parse(value.drunk_at);
    const wrong = this.#wrongMoment(atMs, birthDate);
    if (wrong !== null) return { problem: wrong };
    const { amount_ml: amountMl, source } = value;
    return { entry: { kind: 'water', baby: ref, atMs, amountMl, source, times: this.#times(value) } };
  }

  #drop({ id, ...value }: z.output<typeof exportedEntries.drop>, baby: string): Reading {
    const { name, amount, weekdays, time, doses_left } = value;
    const drop = { ref: id, name, amount, weekdays, time, doses_left };
    return { entry: { kind: 'drop', baby, drop, times: this.#times(value) } };
  }

  #givenDrop(value: z.output<typeof exportedEntries.givenDrop>, { ref, birthDate }: BabyContext): Reading {
    const atMs = Date.parse(value.given_at);
    const wrong = this.#wrongMoment(atMs, birthDate);
    if (wrong !== null) return { problem: wrong };
    const { drop, name, amount, took_dose: tookDose } = value;
    const given = { ref: drop, name, amount, tookDose };
    return { entry: { kind: 'given_drop', baby: ref, atMs, given, times: this.#times(value) } };
  }

  #appointment(
    value: z.output<typeof exportedEntries.appointment>,
    { ref, birthDate }: BabyContext,
  ): Reading {
    const { title, place, starts_at, minutes } = value;
    if (latestDate(Date.parse(starts_at)) < birthDate)
      return { problem: 'This time is before the birth date.' };
    const appointment = { title, place, starts_at, minutes };
    return { entry: { kind: 'appointment', baby: ref, appointment, times: this.#times(value) } };
  }

  /**
   * Dishes of a plan are those of the library; each is judged anew whenever the plan is read, because its key
   * names no state of the child.
   */
  #plan(value: z.output<typeof exportedEntries.plan>, ref: string): Reading {
    const { start_date: startDate, request, plan, checked } = value;
    const dishes = plan.days.flatMap(({ slots }) => slots.map(({ recipe }) => recipe));
    const unknown = dishes.find((recipe) => recipe !== null && recipeById(recipe) === undefined);
    if (unknown !== undefined) return { problem: `“${unknown ?? ''}” is no recipe that is known here.` };
    const days = plan.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({
        ...slot,
        title: recipeById(slot.recipe ?? '')?.title ?? slot.title,
      })),
    }));
    const stored = { ...request, safety_key: 'imported' };
    return {
      entry: {
        kind: 'plan',
        baby: ref,
        startDate,
        request: stored,
        plan: { ...plan, days },
        checked,
        times: this.#times(value),
      },
    };
  }

  #wrongMoment(atMs: number, birthDate: string): string | null {
    if (atMs > this.nowMs + 10 * 60_000) return 'This time is in the future.';
    return latestDate(atMs) < birthDate ? 'This time is before the birth date.' : null;
  }
}

/** Older exports do not say of which portions a meal was one: it is the same meal. */
const keyFields = (name: string, value: unknown): unknown => (name === 'portion' ? undefined : value);

const saysWhichDish = (raw: unknown): boolean => typeof raw !== 'object' || raw === null || 'recipe' in raw;

interface BabyContext {
  ref: string;
  birthDate: string;
  engine: Baby;
}

function listsOfRequest(request: BabyRequest): Parameters<typeof engineBaby>[0]['lists'] {
  const { avoids, allergies, other_allergies, dislikes, introduced_allergens, measurements } = request;
  const sizes = measurements.map(({ date, weight_kg, length_cm, head_cm }) => ({
    date,
    weight_kg: weight_kg ?? null,
    length_cm: length_cm ?? null,
    head_cm: head_cm ?? null,
  }));
  return { avoids, allergies, other_allergies, dislikes, introduced_allergens, measurements: sizes };
}

/** A stored item as one would send it again: what was assumed is read from the words anew. */
function requestOf(item: MealItem): MealItemRequest {
  const { food, recipe, text, amount, unit, grams, weights, is_estimate: isEstimate } = item;
  return {
    ...(food !== null && { food }),
    ...(recipe !== null && { recipe }),
    ...(text !== null && { text }),
    amount,
    unit,
    grams: isEstimate === true ? null : grams,
    ...(weights !== undefined && { weights }),
  };
}

/** A food or dish that this site does not know any more stays in words, with its weight. */
function wordsOf(item: MealItem, context: Parameters<typeof checkItems>[1]): MealItem {
  const { items } = checkItems([requestOf(item)], context);
  const [known] = items;
  const name = item.name.slice(0, 300);
  return known ?? { food: null, recipe: null, text: name, name, amount: null, unit: null, grams: item.grams };
}
