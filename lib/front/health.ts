import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the site needs to be of use, asked at most once a second. */
export interface Readiness {
  /** `null` when all is well, else the reason in a word or two; nothing that helps an attacker. */
  problem: () => Promise<string | null>;
  /** What works less well than usual without being a reason to stay away; `null` when nothing does. */
  detail?: () => string | null;
}

/** Whether this process has been handed its pages, or is on its way out. */
export interface ProcessState {
  isStarting: () => boolean;
  isDraining: () => boolean;
}

const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

/**
 * Answers `/healthz` (the process lives; the database is not asked) and `/readyz` (send visitors here). Both
 * before anything that could fail.
 * @returns false when the path is another
 */
export async function serveHealth(
  request: IncomingMessage,
  response: ServerResponse,
  { process, readiness }: { process: ProcessState; readiness: Readiness },
): Promise<boolean> {
  const [path] = (request.url ?? '').split('?');
  if (path === '/healthz') {
    response.writeHead(200, headers).end('ok');
    return true;
  }
  if (path !== '/readyz') return false;
  const problem = process.isDraining()
    ? 'draining'
    : process.isStarting()
      ? 'starting'
      : await readiness.problem();
  if (problem === null) response.writeHead(200, headers).end(readyText(readiness.detail?.() ?? null));
  else response.writeHead(503, { ...headers, 'retry-after': '2' }).end(problem);
  return true;
}

/** The first line is for machines; a second one says what the site does without for now. */
function readyText(detail: string | null): string {
  return detail === null ? 'ready' : `ready\n${detail}`;
}

const askedAtMostEveryMs = 1_000;
const answerWithinMs = 1_500;

/**
 * A readiness that asks `probe` at most once a second, however often it is asked itself, and takes no answer for a no.
 * @param probe gives the reason why not, or `null`
 */
export function cachedReadiness(probe: () => Promise<string | null>, nowMs: () => number): Readiness {
  let asked = { atMs: Number.NEGATIVE_INFINITY, answer: Promise.resolve<string | null>('starting') };
  return {
    problem: () => {
      // A clock that was set back must not keep an old answer.
      const age = nowMs() - asked.atMs;
      if (age < 0 || age >= askedAtMostEveryMs) asked = { atMs: nowMs(), answer: answerOf(probe) };
      return asked.answer;
    },
  };
}

async function answerOf(probe: () => Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('database too slow'), answerWithinMs);
  });
  try {
    return await Promise.race([probe().catch(() => 'database away'), late]);
  } finally {
    clearTimeout(timer);
  }
}
