import type * as importTaskModule from './import-tasks';
import type * as logTaskModule from './log-tasks';
import type * as questionTaskModule from './question-tasks';
import type * as recipeTaskModule from './recipe-tasks';

/** What the engine does for a request that may be long: pure functions from plain data to plain data. */
type Tasks = typeof logTaskModule &
  typeof recipeTaskModule &
  typeof questionTaskModule &
  typeof importTaskModule;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

// Loaded with the first task of each: the server's main thread reads little by itself, and would otherwise hold
// everything that the engine's thread holds already.
const logTasks = () => import('./log-tasks');
const recipeTasks = () => import('./recipe-tasks');
const questionTasks = () => import('./question-tasks');
const importTasks = () => import('./import-tasks');

const modules: Record<TaskName, () => Promise<Partial<Tasks>>> = {
  day: logTasks,
  exposures: logTasks,
  foodCautions: logTasks,
  insights: logTasks,
  mealCautions: logTasks,
  mealFacts: logTasks,
  mealItems: logTasks,
  planWords: logTasks,

  beginWriting: recipeTasks,
  compose: recipeTasks,
  ingredients: recipeTasks,
  modelDraft: recipeTasks,
  ownContents: recipeTasks,
  ownSafety: recipeTasks,
  pastedRecipe: recipeTasks,
  recipeCheck: recipeTasks,

  phrasing: questionTasks,
  question: questionTasks,
  safetyCheck: questionTasks,

  accountFile: importTasks,
  importFile: importTasks,
  importMeals: importTasks,
};

/** Loads all that the tasks need, for a thread that is there for them. */
export async function loadTasks(): Promise<void> {
  await Promise.all([logTasks(), recipeTasks(), questionTasks(), importTasks()]);
}

/** Runs a task by its name. */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskAnswer<Name>> {
  const tasks = await modules[name]();
  const task = tasks[name] as (input: TaskInput<Name>) => TaskAnswer<Name> | Promise<TaskAnswer<Name>>;
  return task(input);
}
