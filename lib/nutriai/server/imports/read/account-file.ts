import * as z from 'zod';
import { babyRequest } from '../../../../contract/nutriai-babies';
import { mealItem, mealRequest } from '../../../../contract/nutriai-meals';
import {
  planChoices,
  planDaysAtMost,
  plannedMeals,
  shoppingItemsAtMost,
  slotsADayAtMost,
} from '../../../../contract/nutriai-plans';
import { recipeTitleAtMost, stepsAtMost } from '../../../../contract/nutriai-recipes';
import { ingredientsAtMost } from '../../../../contract/recipe-limits';
import { appointmentRequest } from '../../../../contract/nutriai-calendar';
import { dropRequest } from '../../../../contract/nutriai-drops';
import { portionsPatch, portionsRequest } from '../../../../contract/nutriai-portions';
import { waterRequest } from '../../../../contract/nutriai-water';
import { textField, timestamp } from '../../../../contract/fields';
import { JsonTextError, parseStrictJson } from '../../../../platform/http/strict-json';
import { storedRecipe } from '../../recipes/stored-recipe';
import { decodeText } from './decode-text';
import { ImportFileError } from './import-row';

/** Entries that an export may hold. */
const entriesAtMost = 50_000;

const list = z.array(z.unknown()).default([]);
const exportedAccount = z.object({
  exported_at: timestamp,
  site: z.string(),
  babies: z.array(
    z.object({
      profile: z.record(z.string(), z.unknown()),
      meals: list,
      water: list,
      meal_plans: list,
      stored_portions: list,
      drops: list,
      given_drops: list,
      appointments: list,
    }),
  ),
  babies_cared_for: list,
  recipes: list,
  favourite_recipes: list,
});
export type ExportedAccount = z.output<typeof exportedAccount>;

const listedAtMost = 100;
const { days, shopping_list, shortfalls, introductions, supplements, notes } = plannedMeals.shape;
const { slots } = days.element.shape;
/** As long as plans of this site are: each dish of one is judged whenever the plan is read. */
const storedPlan = plannedMeals.extend({
  days: z.array(days.element.extend({ slots: slots.max(slotsADayAtMost) })).max(planDaysAtMost),
  shopping_list: shopping_list.max(shoppingItemsAtMost),
  shortfalls: shortfalls.max(listedAtMost),
  introductions: introductions.max(listedAtMost),
  supplements: supplements.max(listedAtMost),
  notes: notes.max(listedAtMost),
});

const times = { created_at: timestamp, updated_at: timestamp };
const text = textField({ max: 2_000, isBlankAllowed: true, isMultiline: true });

/**
 * Entries of an export, each checked by itself and as strictly as what somebody sends: a file can be written
 * by anybody.
 */
export const exportedEntries = {
  profile: babyRequest.extend({ id: z.uuid() }),
  meal: z.object({
    eaten_at: timestamp,
    kind: mealRequest.shape.kind,
    items: z.array(mealItem).min(1).max(30),
    eaten_share: mealRequest.shape.eaten_share,
    reaction: mealRequest.shape.reaction,
    portion: mealRequest.shape.portion,
    ...times,
  }),
  water: z.object({
    drunk_at: timestamp,
    amount_ml: waterRequest.shape.amount_ml,
    source: waterRequest.shape.source,
    ...times,
  }),
  drop: dropRequest.omit({ baby: true }).extend({ id: z.uuid().optional(), ...times }),
  givenDrop: z.object({
    /** Null once the drops were no longer on the list; older exports do not say. */
    drop: z.uuid().nullish(),
    name: dropRequest.shape.name,
    amount: dropRequest.shape.amount,
    given_at: timestamp,
    took_dose: z.boolean().default(false),
    ...times,
  }),
  appointment: appointmentRequest.omit({ baby: true }).extend(times),
  portions: portionsRequest.omit({ baby: true }).extend({
    id: z.uuid(),
    title: textField({ max: recipeTitleAtMost }),
    /** All may have been eaten. */
    portions: portionsPatch.shape.portions,
    ...times,
  }),
  plan: z.object({
    start_date: z.iso.date(),
    request: planChoices,
    plan: storedPlan,
    checked: z.array(textField({ max: 120 })).max(400),
    ...times,
  }),
  recipe: z.object({
    id: z.uuid(),
    title: textField({ max: recipeTitleAtMost }),
    source: z.enum(['member', 'ai']),
    recipe: storedRecipe.extend({
      ingredients: storedRecipe.shape.ingredients.max(ingredientsAtMost),
      steps: z.array(text).max(stepsAtMost),
      textures: storedRecipe.shape.textures.max(10),
      storage: text,
    }),
    ...times,
  }),
  favourite: z.object({ recipe: textField({ max: 120 }), created_at: timestamp }),
};

/** Whether a file seems to be an export of this site. */
export function isAccountFile(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith('{');
}

/** @throws ImportFileError for what is no export of this site */
export function readAccountFile(bytes: Uint8Array): ExportedAccount {
  const notOurs = 'This JSON file is not an export from this site. Choose the file from “Download my data”.';
  try {
    const account = exportedAccount.safeParse(parseStrictJson(decodeText(bytes)));
    if (!account.success) throw new ImportFileError(notOurs);
    const { babies, recipes } = account.data;
    const entries = babies.reduce(
      (sum, { meals, water, drops, given_drops: given, appointments, stored_portions: portions }) =>
        sum +
        [meals, water, drops, given, appointments, portions].reduce((all, each) => all + each.length, 0),
      recipes.length,
    );
    if (entries > entriesAtMost) throw new ImportFileError('An export can have at most 50,000 entries.');
    return account.data;
  } catch (error) {
    if (error instanceof JsonTextError) throw new ImportFileError(`This file is damaged: ${error.message}`);
    throw error;
  }
}
