import * as z from 'zod';
import { textField, timestamp } from './fields';

export const pollOption = z.object({
  id: z.string(),
  label: z.string(),
  votes: z.int().min(0),
  /** Of all votes, whole numbers that add up to 100; 0 everywhere while nobody has voted. */
  percent: z.int().min(0).max(100),
});

export const pollAnswer = z.object({
  id: z.int(),
  meta: z.object({ type: z.literal('polls.Poll'), detail_url: z.url() }),
  question: z.string(),
  /** Null for a poll that stays open. */
  closes_at: timestamp.nullable(),
  is_open: z.boolean(),
  total_votes: z.int().min(0),
  options: z.array(pollOption),
  /** The option that the caller voted for: the member of the token, or the visitor of the cookie. */
  voted_option: z.string().nullable(),
});

/** GET /api/v2/polls/ */
export const pollListAnswer = z.object({
  meta: z.object({ total_count: z.int().min(0) }),
  items: z.array(pollAnswer),
});

const pollId = z.int();

/** POST /api/v2/polls/, as JSON or as a plain form, where numbers are text. */
export const newVote = z.object({
  poll: z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value),
    pollId,
  ),
  option: textField({ max: 100 }),
});

export type PollAnswer = z.output<typeof pollAnswer>;
export type PollListAnswer = z.output<typeof pollListAnswer>;
export type NewVote = z.output<typeof newVote>;
