import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import type { MealPlanAnswer, MealPlanPatch } from '@/lib/contract/nutriai-plans';
import { planListPath, planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { refusalText } from '@/lib/nutriai/client/refusal-text';
import { ApiError } from '@/lib/accounts/client/api-error';
import { authenticatedFetch } from '@/lib/accounts/client/authenticated-fetch';
import { readJson } from '@/lib/accounts/client/fetcher';

type Change = Omit<MealPlanPatch, 'version' | 'checked' | 'resolve' | 'resolve_from'>;

/** Changes a plan one after another, each for the version that the one before left. */
export function usePlanChanges(plan: MealPlanAnswer) {
  const { mutate } = useSWRConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(0);
  const version = useRef(plan.version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    version.current = plan.version;
  }, [plan.version]);

  /** Shows a plan that the server has answered with. */
  const show = async (answer: MealPlanAnswer) => {
    version.current = answer.version;
    await mutate(planPath(answer.id), answer, { revalidate: false });
    void mutate(planListPath(answer.baby));
  };

  const send = async (change: Change): Promise<boolean> => {
    try {
      const response = await authenticatedFetch(planPath(plan.id), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...change, version: version.current }),
      });
      await show(await readJson<MealPlanAnswer>(response));
      return true;
    } catch (error) {
      setProblem(problemText(error));
      if (error instanceof ApiError && error.status === 409) await mutate(planPath(plan.id));
      return false;
    }
  };

  /** @returns whether it was done; if not, `problem` says why */
  const change = (wanted: Change): Promise<boolean> => {
    setProblem(null);
    setRunning((count) => count + 1);
    const done = last.current.then(() => send(wanted));
    last.current = done;
    return done.finally(() => setRunning((count) => count - 1));
  };

  return { change, show, problem, forgetProblem: () => setProblem(null), isChanging: running > 0 };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;

function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalOf(error).message;
  if (error.status === 409) {
    return 'Someone else has changed this plan. You now see the latest version. Please try again.';
  }
  return refusalText(error.body) ?? error.message;
}
