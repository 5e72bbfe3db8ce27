import type { Poll } from '../../../platform/database/payload-types';
import type { PollAnswer } from '../../../contract/polls';
import { percentages } from './percentages';
import { refreshAtClosing } from './refresh-poll-pages';
import { cacheTags } from '../../../platform/cache/page-cache';
import { tagPage } from '../../../platform/cache/page-tags';

/** A poll as a page and the API show it. */
export type PollState = Omit<PollAnswer, 'meta'>;

/**
 * A poll for the page that is being made, as somebody sees it who has not voted. The page is made anew when
 * the poll changes and when it closes.
 */
export function pollOf({ id, question, closesAt, options }: Poll, nowMs = Date.now()): PollState {
  tagPage(cacheTags.polls, cacheTags.poll(id));
  const closesAtMs = closesAt ? Date.parse(closesAt) : null;
  if (closesAtMs !== null) refreshAtClosing(id, closesAtMs);
  const shares = percentages(options.map(({ votes }) => votes ?? 0));
  return {
    id,
    question,
    closes_at: closesAt ?? null,
    is_open: closesAtMs === null || closesAtMs > nowMs,
    total_votes: options.reduce((sum, { votes }) => sum + (votes ?? 0), 0),
    options: options.map(({ id: optionId, label, votes }, index) => ({
      id: optionId ?? '',
      label,
      votes: votes ?? 0,
      percent: shares[index] ?? 0,
    })),
    voted_option: null,
  };
}
