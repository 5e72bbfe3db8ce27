import { knowledge } from '../knowledge/knowledge';
import { type Finding } from './verdict';

/** Returns what to watch for once a child has eaten what a finding is about; empty where there is nothing. */
export function watchFor({ rule }: Pick<Finding, 'rule'>): string {
  const entry = knowledge.watchFor.find(({ rules }) => rules.some((start) => rule.startsWith(start)));
  return entry?.watch ?? '';
}
