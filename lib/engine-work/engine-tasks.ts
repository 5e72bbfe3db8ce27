import { checkSafety } from '../nutriai-api/check-safety';
import { checkSafetyOfBaby } from '../nutriai-api/check-safety-of-baby';
import type { SafetyCheckAnswer, SafetyCheckRequest } from '../contract/nutriai-public';
import type { InsightsAnswer } from '../contract/nutriai-insights';
import type { RecipeCheckRequest } from '../contract/nutriai-recipes';
import type { Child } from '../nutriai/child';
import { insights } from '../nutriai/insights/insights';
import { toInsightsAnswer } from '../nutriai-app/insights-answer';
import { checkDraft, type DraftReading } from '../nutriai-app/recipes/check-draft';

type InsightsInput = Parameters<typeof insights>[0];

/** What the engine does for a request that may be long: pure functions from plain data to plain data. */
export const engineTasks = {
  /** Without a child of the site's the request says all. */
  safetyCheck: ({
    request,
    child,
  }: {
    request: SafetyCheckRequest;
    child: Child | null;
  }): SafetyCheckAnswer => (child === null ? checkSafety(request) : checkSafetyOfBaby(request, child)),
  recipeCheck: ({ request, child }: { request: RecipeCheckRequest; child: Child }): DraftReading =>
    checkDraft(request, child),
  insights: ({ log, babyId }: { log: InsightsInput; babyId: string }): InsightsAnswer =>
    toInsightsAnswer(insights(log), { babyId, baby: log.baby }),
};

type Tasks = typeof engineTasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** Runs a task by its name. */
export function runTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): TaskAnswer<Name> {
  const task = engineTasks[name] as (input: TaskInput<Name>) => TaskAnswer<Name>;
  return task(input);
}
