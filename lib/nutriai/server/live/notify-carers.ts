import type { ChangeKind } from '../../../contract/nutriai-changes';
import { afterCommit } from '../../../platform/database/after-commit';
import type { WriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { publish } from '../../../platform/live/topics';
import { lookAgain } from '../reminders/look-again';

interface Change {
  babyId: string;
  kind: ChangeKind;
  caller: Pick<Caller, 'sessionId'>;
}

/** The name under which the changes of a baby are followed. */
export function topicOfBaby(babyId: string): string {
  return `baby ${babyId}`;
}

/**
 * Notifies the open screens of all who look after a baby of a change, once the transaction has committed, and
 * has their reminders looked at again.
 */
export async function notifyCarers(
  { req, rows }: Pick<WriteTransaction, 'req' | 'rows'>,
  { babyId, kind, caller }: Change,
): Promise<void> {
  if (isReminded(kind)) await lookAgain(rows, babyId);
  return afterCommit(req, () => publish({ topic: topicOfBaby(babyId), kind, from: caller.sessionId }));
}

/** What carers are reminded of follows from these alone. */
function isReminded(kind: ChangeKind): boolean {
  return kind === 'meals' || kind === 'drops' || kind === 'appointments' || kind === 'profile';
}
