import type { CarerRole } from '../../../contract/nutriai-carers';
import { forbidden } from '../../../platform/http/api-error';

/** How long somebody who has become a parent of a baby that others looked after before cannot take it from them. */
const newParentMs = 72 * 3_600_000;

/** What a member is to a baby. */
export interface ParentStanding {
  role: CarerRole;
  /** Whether they entered the baby, and have been there ever since. */
  is_founder: boolean;
  /** When they joined as a parent, or were made one. */
  parent_since_ms: number;
}

/**
 * Returns until when a parent is limited, or `null`: the founder never is. It counts from becoming a parent,
 * and not from joining: a carer of long standing could otherwise be made a parent by a stolen account, and
 * remove its owner at once.
 */
export function limitedUntilMs(standing: ParentStanding, nowMs: number): number | null {
  if (standing.role !== 'parent' || standing.is_founder) return null;
  const untilMs = standing.parent_since_ms + newParentMs;
  return nowMs < untilMs ? untilMs : null;
}

/**
 * Returns until when a parent cannot remove this other person or change their role, or `null`: only who was
 * there before is protected.
 */
export function protectedUntilMs(
  parent: ParentStanding,
  other: { joined_at_ms: number },
  nowMs: number,
): number | null {
  const untilMs = limitedUntilMs(parent, nowMs);
  return untilMs !== null && other.joined_at_ms <= parent.parent_since_ms ? untilMs : null;
}

/** @throws ApiError 403 that says from when it is possible; nothing where there is no limit */
export function refuseNewParent(untilMs: number | null, what: string): void {
  if (untilMs === null) return;
  throw forbidden(
    `You became a parent less than 72 hours ago. From ${momentInWords(untilMs)} you can ${what}.`,
  );
}

const utc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** As "26 November 2026 at 14:31 UTC", rounded up: at the minute it names it is possible. */
function momentInWords(ms: number): string {
  return `${utc.format(Math.ceil(ms / 60_000) * 60_000)} UTC`;
}
