import type { MealPlanAnswer } from '../../../contract/nutriai-plans';
import { ApiError } from '../../../accounts/client/api-error';
import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { readJson } from '../../../accounts/client/fetcher';
import { subscribe as subscribeToSession } from '../../../accounts/client/session-store';
import { comesLater } from '../comes-later';
import { logMember } from '../log/log-store';
import { onReturn } from '../on-return';
import { planPath } from './plan-paths';
import { answerWithinMs } from '../log/replay-log';
import { getTicks, removeTicks, type Tick } from './tick-store';

/** The plan as the server has it now, or why it took no ticks. */
type TickOutcome = { answer: MealPlanAnswer } | { problem: string };
type Settled = (plan: string, outcome: TickOutcome) => void;

const listeners = new Set<Settled>();
let running: Promise<void> | null = null;

/** Hears of all ticks that arrived, or were refused, before they are forgotten here. */
export function onTicksSettled(listener: Settled): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends what was ticked, plan by plan, until nothing is left or no answer comes; what is ticked meanwhile is
 * sent too.
 */
export function sendTicks(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = null;
  });
  return running;
}

/** Sends what waits now, and when the network, the member or the reader comes back. Returns what stops it. */
export function startSendingTicks(): () => void {
  const tryNow = () => void sendTicks();
  const stopWaiting = onReturn(tryNow);
  const stopSession = subscribeToSession(tryNow);
  tryNow();
  return () => {
    stopWaiting();
    stopSession();
  };
}

async function sendAll(): Promise<void> {
  for (let [first] = getTicks(); first !== undefined; [first] = getTicks()) {
    const { plan } = first;
    const isDone = await sendPlan(
      plan,
      getTicks().filter((tick) => tick.plan === plan),
    );
    if (!isDone) return;
  }
}

/**
 * Only what was pressed is sent, so that two people in two shops do not undo each other.
 * @returns whether these are settled
 */
async function sendPlan(plan: string, ticks: readonly Tick[]): Promise<boolean> {
  const member = logMember();
  try {
    const response = await patientFetch(planPath(plan), {
      method: 'PATCH',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ checked: ticks.map(({ food, isChecked }) => ({ food, checked: isChecked })) }),
    });
    const answer = await readJson<MealPlanAnswer>(response);
    return settle({ plan, ticks, member }, { answer });
  } catch (error) {
    // Without an answer they wait; a no would be the same the next time.
    if (!(error instanceof ApiError) || comesLater(error.status)) return false;
    return settle({ plan, ticks, member }, { problem: error.message });
  }
}

function settle(
  { plan, ticks, member }: { plan: string; ticks: readonly Tick[]; member: string | null },
  outcome: TickOutcome,
): boolean {
  // Whoever has signed in since has nothing to do with this answer.
  if (logMember() !== member) return false;
  for (const listener of [...listeners]) listener(plan, outcome);
  removeTicks(ticks);
  return true;
}
