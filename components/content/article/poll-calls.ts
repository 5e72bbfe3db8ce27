import type { PollState } from '@/lib/content/community/polls/poll';

type Call = (path: string, init?: RequestInit) => Promise<Response>;

const pollsPath = '/api/v2/polls/';

/** The poll with its fresh figures and this reader's vote; null when it is no longer there. */
export async function readPoll(call: Call, id: number, signal: AbortSignal): Promise<PollState | null> {
  const response = await call(`${pollsPath}?id=${id}`, { signal, credentials: 'include' });
  if (!response.ok) return null;
  const { items } = (await response.json()) as { items: PollState[] };
  return items[0] ?? null;
}

export type VoteOutcome =
  /** Voted; or not, and why, when this reader has voted before or the poll is closed. */
  { poll: PollState; refusal?: string } | { problem: string };

/** POST /api/v2/polls/. Every end is one that the poll has words for. */
export async function sendVote(
  call: Call,
  given: { poll: number; option: string; idempotencyKey: string },
): Promise<VoteOutcome> {
  const { idempotencyKey, ...vote } = given;
  try {
    const response = await call(pollsPath, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(vote),
    });
    if (response.status === 201) return { poll: (await response.json()) as PollState };
    if (response.status === 409) {
      const { detail, ...poll } = (await response.json()) as PollState & { detail: string };
      if (Array.isArray(poll.options)) return { poll, refusal: detail };
    }
    return { problem: `Your vote was not counted. ${reasonOf(response.status)}` };
  } catch {
    return {
      problem: navigator.onLine
        ? 'The server didn’t answer, so we don’t know whether your vote was counted. Try again: it ' +
          'will be counted only once.'
        : 'You are offline. Vote again when you are back online.',
    };
  }
}

function reasonOf(status: number): string {
  if (status === 404) return 'This poll no longer exists.';
  if (status === 429) return 'Too many votes from your network: try again later.';
  return 'Something went wrong on our side: try again in a moment.';
}
