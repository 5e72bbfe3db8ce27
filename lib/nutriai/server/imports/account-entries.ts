import type * as z from 'zod';
import type { BabyRequest } from '../../../contract/nutriai-babies';
import type { MealItem, MealItemRequest } from '../../../contract/nutriai-meals';
import { foodById } from '../../engine/foods/food-list';
import { checkedMeasurement } from '../../engine/growth/measurement-limits';
import { childOn } from '../../engine/insights/child-on';
import type { Baby } from '../../engine/insights/log';
import { recipeById } from '../../engine/recipes/recipe-list';
import { babyProblems } from '../babies/baby-problems';
import { engineBaby } from '../babies/baby-rows';
import { latestDate } from '../log/calendar-days';
import { ageDayAt } from '../log/log-rows';
import { checkItems } from '../log/meal-items';
import { planStartProblem } from '../plans/plan-limits';
import { dishesIn } from '../recipes/dishes-of-member';
import type { Reading, Times } from './account-entry';
import type { exportedEntries } from './read/account-file';
import { readPortion } from './read-portion';

/** No entry is older. An earlier date would make calendars compute the clock changes of two thousand years. */
const firstMs = Date.UTC(2000, 0, 1);

/** The baby of the file that an entry belongs to. */
export interface BabyContext {
  ref: string;
  birthDate: string;
  engine: Baby;
}

/** Checks the entries of an account's export one by one, each against what this site can store. */
export class AccountEntries {
  /** Recipes of the file that can be taken. */
  readonly #recipes = new Set<string>();

  constructor(private readonly nowMs: number) {}

  #past(moment: string): number {
    return Math.max(Math.min(Date.parse(moment), this.nowMs), firstMs);
  }

  #times({ created_at: created, updated_at: updated }: { created_at: string; updated_at: string }): Times {
    return { createdAtMs: this.#past(created), updatedAtMs: this.#past(updated) };
  }

  recipe(value: z.output<typeof exportedEntries.recipe>): Reading {
    const unknown = value.recipe.ingredients.find(({ food }) => foodById(food) === undefined);
    if (unknown) return { problem: `We don’t know the food “${unknown.food}”.` };
    const { id: ref, title, source, recipe: stored } = value;
    this.#recipes.add(ref);
    return { entry: { kind: 'recipe', ref, title, source, stored, times: this.#times(value) } };
  }

  favourite({ recipe, created_at: created }: z.output<typeof exportedEntries.favourite>): Reading {
    const isKnown = recipeById(recipe) !== undefined || this.#recipes.has(recipe);
    if (!isKnown) return { problem: `We don’t know the recipe “${recipe}”.` };
    return { entry: { kind: 'favourite', recipe, createdAtMs: this.#past(created) } };
  }

  baby({ id: ref, ...request }: z.output<typeof exportedEntries.profile>): Reading {
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

  meal(value: z.output<typeof exportedEntries.meal>, { ref, birthDate, engine }: BabyContext): Reading {
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

  water(value: z.output<typeof exportedEntries.water>, { ref, birthDate }: BabyContext): Reading {
    const atMs = Date.parse(value.drunk_at);
    const wrong = this.#wrongMoment(atMs, birthDate);
    if (wrong !== null) return { problem: wrong };
    const { amount_ml: amountMl, source } = value;
    return { entry: { kind: 'water', baby: ref, atMs, amountMl, source, times: this.#times(value) } };
  }

  portion(value: z.output<typeof exportedEntries.portions>, baby: string): Reading {
    const reading = readPortion(value, this.nowMs);
    if ('problem' in reading) return reading;
    return { entry: { kind: 'portion', baby, portion: reading.portion, times: this.#times(value) } };
  }

  drop({ id, ...value }: z.output<typeof exportedEntries.drop>, baby: string): Reading {
    const { name, amount, weekdays, time, doses_left } = value;
    const drop = { ref: id, name, amount, weekdays, time, doses_left };
    return { entry: { kind: 'drop', baby, drop, times: this.#times(value) } };
  }

  givenDrop(value: z.output<typeof exportedEntries.givenDrop>, { ref, birthDate }: BabyContext): Reading {
    const atMs = Date.parse(value.given_at);
    const wrong = this.#wrongMoment(atMs, birthDate);
    if (wrong !== null) return { problem: wrong };
    const { drop, name, amount, took_dose: tookDose } = value;
    const given = { ref: drop, name, amount, tookDose };
    return { entry: { kind: 'given_drop', baby: ref, atMs, given, times: this.#times(value) } };
  }

  appointment(value: z.output<typeof exportedEntries.appointment>, { ref, birthDate }: BabyContext): Reading {
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
  plan(value: z.output<typeof exportedEntries.plan>, { ref, birthDate }: BabyContext): Reading {
    const { start_date: startDate, request, plan, checked } = value;
    const wrong = planStartProblem(startDate, { birthDate, nowMs: this.nowMs });
    if (wrong !== null) return { problem: wrong };
    const dishes = plan.days.flatMap(({ slots }) => slots.map(({ recipe }) => recipe));
    const unknown = dishes.find((recipe) => recipe !== null && recipeById(recipe) === undefined);
    if (unknown !== undefined) return { problem: `We don’t know the recipe “${unknown ?? ''}”.` };
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

/** What the entries of a baby are read with. */
export function babyContext(ref: string, request: BabyRequest): BabyContext {
  return {
    ref,
    birthDate: request.birth_date,
    engine: engineBaby({ ...request, lists: listsOfRequest(request) }),
  };
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
