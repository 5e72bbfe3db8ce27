import type { InsightsAnswer } from '../../../contract/nutriai-insights';
import type { SafetyCheckAnswer, SafetyCheckRequest } from '../../../contract/nutriai-public';
import type { MealItemRequest } from '../../../contract/nutriai-meals';
import type { RecipeCheckRequest } from '../../../contract/nutriai-recipes';
import type { Child } from '../../engine/child';
import { compose } from '../../engine/composer/compose';
import type { ComposeRequest } from '../../engine/composer/compose-request';
import type { Asked } from '../../engine/composer/read-asked';
import { insights } from '../../engine/insights/insights';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { checkSafety } from '../public/check-safety';
import { checkSafetyOfBaby } from '../public/check-safety-of-baby';
import { safetyAnswerOf } from '../public/recipe-answer';
import { dayAnswer } from '../log/day-answer';
import { toInsightsAnswer } from '../insights/insights-answer';
import { foodCautions } from '../log/food-cautions';
import { mealCautions } from '../log/meal-cautions';
import { mealFacts } from '../log/meal-facts';
import { checkItems, type MealContext } from '../log/meal-items';
import { readAccount } from '../imports/account-tasks';
import { readImportFile, readImportMeals } from '../imports/import-tasks';
import { logExposures } from '../plans/log-exposures';
import { wordProblems } from '../plans/plan-words';
import { checkDraft, type DraftReading } from '../recipes/check-draft';
import { ownVerdict } from '../recipes/own-verdict';
import { readRecipe } from '../recipes/read/read-recipe';
import { calculateContents } from '../recipes/recipe-contents';
import { knownIngredients } from '../recipes/store-recipe';
import type { OwnRecipe } from '../recipes/stored-recipe';
import { answerStep } from '../ask/answer-step';
import { checkWording } from '../ask/check-wording';
import { beginWriting } from '../../model/begin-writing';
import { checkDraft as checkModelDraft } from '../../model/check-draft';
import type { Draft } from '../../model/draft';

type InsightsInput = Parameters<typeof insights>[0];

/** What the engine does for a request that may be long: pure functions from plain data to plain data. */
const engineTasks = {
  /** Without a child of the site's the request says all. */
  safetyCheck: ({
    request,
    child,
  }: {
    request: SafetyCheckRequest;
    child: Child | null;
  }): SafetyCheckAnswer => (child === null ? checkSafety(request) : checkSafetyOfBaby(request, child)),
  insights: ({ log, babyId }: { log: InsightsInput; babyId: string }): InsightsAnswer =>
    toInsightsAnswer(insights(log), { babyId, baby: log.baby }),

  // What was eaten.
  mealItems: ({ items, context }: { items: readonly MealItemRequest[]; context: MealContext }) =>
    checkItems(items, context),
  mealCautions,
  foodCautions,
  mealFacts,
  day: dayAnswer,
  exposures: logExposures,

  // Logs of other apps.
  importFile: readImportFile,
  importMeals: readImportMeals,
  accountFile: readAccount,

  // A family's recipes.
  recipeCheck: ({ request, child }: { request: RecipeCheckRequest; child: Child }): DraftReading =>
    checkDraft(request, child),
  pastedRecipe: readRecipe,
  ingredients: knownIngredients,
  ownContents: calculateContents,
  ownSafety: ({ recipe, child }: { recipe: OwnRecipe; child: Child }) =>
    safetyAnswerOf(toSafetyCheckJson(ownVerdict(recipe, child))),

  // Recipes that are written for a child.
  compose,
  beginWriting,
  modelDraft: ({ draft, request, asked }: { draft: Draft; request: ComposeRequest; asked: Asked }) =>
    checkModelDraft(draft, request, asked),

  // Questions and plans.
  question: answerStep,
  phrasing: checkWording,
  planWords: wordProblems,
};

type Tasks = typeof engineTasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Runs a task by its name. */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskAnswer<Name>> {
  const task = engineTasks[name] as (input: TaskInput<Name>) => TaskAnswer<Name> | Promise<TaskAnswer<Name>>;
  return task(input);
}
