import type { HealthLinkState } from '../../../contract/health-link-words';
import type { HealthLinkAnswer } from '../../../contract/nutriai-health-links';
import { toMadeBy } from '../log/log-rows';
import type { AccessRow, LinkRow } from './link-store';

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Returns what of a link everybody who is shown it sees. */
export function linkFacts(row: LinkRow, accesses: readonly AccessRow[], nowMs: number) {
  return {
    label: row.label,
    has_passcode: row.has_passcode === 1,
    is_one_time: row.is_one_time === 1,
    state: stateOf(row, nowMs),
    attempts_left: row.has_passcode === 1 ? row.attempts_left : null,
    created_at: isoOf(row.created_at_ms),
    expires_at: isoOf(row.expires_at_ms),
    ended_at: row.ended_at_ms === null ? null : isoOf(row.ended_at_ms),
    accesses: accesses.map(({ at_ms: atMs, recipient, result }) => ({ at: isoOf(atMs), recipient, result })),
  };
}

/** Returns a link as the contract shows it to a parent. */
export function toLinkAnswer(
  row: LinkRow,
  { accesses, memberId, nowMs }: { accesses: readonly AccessRow[]; memberId: string; nowMs: number },
): HealthLinkAnswer {
  return { id: row.id, ...linkFacts(row, accesses, nowMs), made_by: toMadeBy(row, memberId) };
}

function stateOf(row: LinkRow, nowMs: number): HealthLinkState {
  if (row.ended_by !== null) return row.ended_by;
  if (row.attempts_left <= 0) return 'locked';
  return row.expires_at_ms <= nowMs ? 'expired' : 'active';
}
