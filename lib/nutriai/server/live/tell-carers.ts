import type { ChangeKind } from '../../../contract/nutriai-changes';
import { afterCommit } from '../../../platform/database/after-commit';
import type { WriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { publish } from '../../../platform/live/topics';

interface Change {
  babyId: string;
  kind: ChangeKind;
  caller: Pick<Caller, 'sessionId'>;
}

/** The name under which the changes of a baby are followed. */
export function topicOfBaby(babyId: string): string {
  return `baby ${babyId}`;
}

/** Tells the open screens of all who look after a baby what has changed, once the transaction has committed. */
export function tellCarers(
  { req }: Pick<WriteTransaction, 'req'>,
  { babyId, kind, caller }: Change,
): Promise<void> {
  return afterCommit(req, () => publish({ topic: topicOfBaby(babyId), kind, from: caller.sessionId }));
}
