import assert from 'node:assert/strict';
import { type Checks, refused, type World } from '../../../accounts/server/testing/world';
import { mealPatch, mealRequest } from '../../../contract/nutriai-meals';
import { mealPlanRequest } from '../../../contract/nutriai-plans';
import { recipeCheckRequest, recipePatch } from '../../../contract/nutriai-recipes';
import { generateRequest } from '../../../contract/nutriai-recipe-writer';
import { shareThread, stopSharing } from '../../../platform/threads/shared-threads';
import { unavailable } from '../../../platform/http/api-error';
import { askedAge } from '../ask/asked-child';
import { answerQuestion } from '../ask/answer-question';
import { readInsights } from '../insights/baby-insights';
import { changeMeal, listMeals } from '../log/meals';
import { makePlan } from '../plans/make-plan';
import { checkRecipe } from '../recipes/check-recipe';
import { draftContents, generateRecipe } from '../recipes/generate-recipe';
import { changeOwnRecipe } from '../recipes/own-recipes';
import { sealDraft } from '../recipes/recipe-draft';
import { readPastedRecipe } from '../recipes/read-pasted-recipe';
import { readRecipe } from '../recipes/recipe-for-baby';
import { readToday } from '../insights/today';
import { anHourAgo, type Family, familyOf, lentils, solveCall } from './family';
import { logMeal } from './log-meal';
import { contentsOf } from './ownership-checks';

const { signal } = solveCall;
const longText = 'porridge with banana and '.repeat(11).trim();
const longMeal = (world: World, baby: string) =>
  mealRequest.parse({ baby, eaten_at: anHourAgo(world), kind: 'lunch', items: [{ text: longText }] });

/** Everything of a family's that may read a long text. */
const longReadings: Readonly<Record<string, (world: World, family: Family) => Promise<unknown>>> = {
  'logging a meal': (world, { ids, parent }) => logMeal(world, parent, longMeal(world, ids.baby)),
  'changing a meal': (world, { ids, parent }) =>
    changeMeal(world, parent, { id: ids.meal, patch: mealPatch.parse({ items: [{ text: longText }] }) }),
  'reading meals': (world, { ids, parent }) =>
    listMeals(world, parent, { query: { baby: ids.baby, time_zone: 'UTC' }, page: { limit: 9, offset: 0 } }),
  'reading a day': (world, { ids, parent }) =>
    readToday(world, parent, { babyId: ids.baby, date: anHourAgo(world).slice(0, 10), timeZone: 'UTC' }),
  'looking back': (world, { ids, parent }) =>
    readInsights(world, parent, { babyId: ids.baby, days: 7, timeZone: 'UTC' }),
  'changing a recipe': (world, { ids, parent }) =>
    changeOwnRecipe(world, parent, {
      id: ids.recipe,
      patch: recipePatch.parse({ ingredients: ['1 carrot'] }),
    }),
  'reading a recipe': (world, { ids, parent }) =>
    readRecipe(world, parent, { id: ids.recipe, babyId: ids.baby }),
  'checking a recipe': (world, { parent }) =>
    checkRecipe(world, parent, { request: recipeCheckRequest.parse({}) }),
  'reading a pasted recipe': () => readPastedRecipe(longText),
  'writing a recipe': (world, { parent }) =>
    generateRecipe(world, parent, {
      request: generateRequest.parse({ age_months: 9 }),
      model: null,
      signal,
      onProgress: () => undefined,
    }),
  'storing a draft': (_world, { parent }) =>
    draftContents(sealDraft(lentils(), parent.memberId), parent, signal),
  'making a plan': (world, { ids, parent }) => {
    const wanted = {
      baby: ids.baby,
      start_date: anHourAgo(world).slice(0, 10),
      pantry: [longText.slice(0, 120)],
    };
    return makePlan(world, parent, { wanted: mealPlanRequest.parse(wanted), call: solveCall });
  },
  'asking a question': (world) =>
    answerQuestion(longText, askedAge(9, anHourAgo(world).slice(0, 10)), {
      findArticles: () => Promise.resolve([]),
      readLog: () => Promise.resolve(null),
      model: null,
      urlOf: (path) => path,
      onEvent: () => undefined,
      signal,
    }),
};

/** What members see while the engine's thread has too much to do. */
export const fullEngineChecks: Checks = Object.fromEntries(
  Object.entries(longReadings).map(([name, read]) => [
    `${name} is refused with 503 and a time to come back while too much is being read, and nothing is stored`,
    async (world: World) => {
      const family = await familyOf(world);
      await logMeal(world, family.parent, longMeal(world, family.ids.baby));
      const before = await contentsOf(world);
      const { kind, body, headers } = unavailable('Many texts are being read.');
      shareThread('engine', { run: () => Promise.resolve({ refusal: { kind, body, headers } }) });
      try {
        const refusal = await refused(read(world, family), 503);
        assert.equal(refusal.headers['Retry-After'], '2');
      } finally {
        stopSharing('engine');
      }
      assert.deepEqual(await contentsOf(world), before);
    },
  ]),
);
