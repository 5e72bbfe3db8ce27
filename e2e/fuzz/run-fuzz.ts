import { assistantRequest, assistantTools } from './assistant-calls';
import { Client, newMember, panelDocuments, programOf, publicIds, staffMember, visitor } from './callers';
import { type HeldThread, heldAtMostMs } from './held-thread';
import { problemsOf } from './judge';
import { type Caller, callOf, otherRequest, panelRead, panelRequest, panelWrite } from './make-request';
import { operationsOf } from './operations';
import { Random } from './random';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-http';

export interface FuzzOptions {
  origin: string;
  seed: number;
  /** Requests to send; the run ends earlier when the time is up. */
  requests: number;
  atMostMs: number;
  /**
   * Where given, nothing may take longer, and the fastest of three counts. Left out beside other tests: what an
   * answer takes there says how busy the machine is.
   */
  answerAtMostMs?: number;
  /**
   * Where given, what may have held the server's main thread for too long is sent again by itself, and is a
   * fault if it was that.
   */
  held?: HeldThread;
  /**
   * As whom of the staff the editors' API is called: an editor and an admin change and delete what others may
   * be looking at.
   */
  staffRole: 'admin' | 'editor' | 'moderator';
}

export interface Fault {
  problems: string[];
  request: string;
  answer: string;
}

export interface FuzzReport {
  sent: number;
  byStatus: Record<string, number>;
  /** Of the description's operations, how many answered with success at least once. */
  succeeded: number;
  operations: number;
  slowestMs: number;
  faults: Fault[];
}

const inFlight = 4;
/** Limits count by member: a fresh one goes on where the last was stopped. */
const callsOfOneMember = 150;
/** After so many the rest says nothing new. */
const faultsAtMost = 200;
/** The event loop is looked at after so many requests. */
const roundLength = 200;

/**
 * Sends requests made from the API's own description, and odd ones to every other address, and judges each
 * answer by itself.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { origin, seed, requests, atMostMs, answerAtMostMs = Infinity, staffRole, held } = options;
  const random = new Random(seed);
  const address = () => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
  const client = () => new Client(origin, address());
  const operations = operationsOf(await client().call('GET', '/api/openapi.json'));
  const editors = operations.filter(({ tag }) => tag === 'Editors');
  const members = operations.filter(({ tag }) => tag !== 'Editors');
  const known = await publicIds(client());
  const staff = await staffMember(client(), known, staffRole);
  const documents =
    staffRole === 'moderator' ? {} : await panelDocuments(client().as(staff.authorization ?? ''), staffRole);
  let member = await newMember(client(), known);
  const tools = await assistantTools(client().as(programOf(member).authorization ?? ''));

  const report: FuzzReport = {
    sent: 0,
    byStatus: {},
    succeeded: 0,
    operations: operations.length,
    slowestMs: 0,
    faults: [],
  };
  const succeeded = new Set<string>();
  const endsAt = Date.now() + atMostMs;
  let made = 0;
  let ofMember = 0;

  async function next(): Promise<{ request: RawRequest; id: string }> {
    made += 1;
    const caller = random.pick<Caller>([
      { ...visitor, ids: known },
      member,
      member,
      member,
      member,
      programOf(member),
    ]);
    const kind = random.next();
    if (kind < 0.12) return { request: otherRequest(caller, random), id: '' };
    if (kind < 0.18) return { request: panelRequest(random), id: '' };
    if (kind < 0.22) return { request: panelRead(staff, random), id: '' };
    if (kind < 0.26 && staffRole !== 'moderator')
      return { request: panelWrite(staff, documents, random), id: '' };
    if (kind < 0.34) {
      const operation = random.pick(editors);
      return { request: callOf(operation, random.chance(0.8) ? staff : caller, random), id: operation.id };
    }
    if (kind < 0.38) {
      const assistant = random.pick([{ ...visitor, ids: known }, programOf(member), programOf(member)]);
      return { request: assistantRequest(tools, assistant, random), id: '' };
    }
    if (caller.name !== 'visitor') ofMember += 1;
    if (ofMember > callsOfOneMember) {
      ofMember = 0;
      member = await newMember(client(), known);
    }
    const operation = members[made % members.length] ?? random.pick(members);
    return { request: callOf(operation, caller, random), id: operation.id };
  }

  const goesOn = () => made < requests && Date.now() < endsAt && report.faults.length < faultsAtMost;

  async function work(round: RawRequest[]): Promise<void> {
    while (goesOn() && round.length < roundLength) {
      const { request: plain, id } = await next();
      const isFromHere = plain.headers.some(([name]) => name.toLowerCase() === 'x-forwarded-for');
      const headers = isFromHere
        ? plain.headers
        : [...plain.headers, ['X-Forwarded-For', address()] as const];
      const asked = { ...plain, headers };
      const first = await sendRaw(origin, asked);
      // Next's own calls say in their address what their headers say, and are led there when they do not.
      const leads = first.status === 307 && /[?&]_rsc=/.test(first.headers.location ?? '');
      const request = leads ? { ...asked, target: first.headers.location ?? '' } : asked;
      const answer = leads ? await sendRaw(origin, request) : first;
      round.push(request);
      report.sent += 1;
      report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
      if (answer.status >= 200 && answer.status < 300 && id !== '') succeeded.add(id);
      const problems = problemsOf(origin, request, answer);
      const milliseconds =
        answer.milliseconds > answerAtMostMs ? await fastestOf(2, origin, request) : answer.milliseconds;
      if (milliseconds > answerAtMostMs) problems.push(`took ${Math.round(milliseconds)} ms`);
      report.slowestMs = Math.max(report.slowestMs, milliseconds);
      if (problems.length > 0) report.faults.push(faultOf(problems, request, answer));
    }
  }

  while (goesOn()) {
    const round: RawRequest[] = [];
    await held?.longestMs();
    await Promise.all(Array.from({ length: inFlight }, () => work(round)));
    if (held) report.faults.push(...(await holdersAmong(round, origin, held)));
  }
  report.succeeded = succeeded.size;
  return report;
}

/** Of requests that were answered side by side, those that hold the main thread for too long when they are alone. */
async function holdersAmong(
  round: readonly RawRequest[],
  origin: string,
  held: HeldThread,
): Promise<Fault[]> {
  if ((await held.longestMs()) <= heldAtMostMs) return [];
  const faults: Fault[] = [];
  for (const request of round) {
    let answer: RawAnswer | null = null;
    const heldMs = await held.leastHoldOf(async () => {
      answer = await sendRaw(origin, request);
    });
    if (answer !== null && heldMs > heldAtMostMs)
      faults.push(faultOf([`held the main thread for ${Math.round(heldMs)} ms`], request, answer));
  }
  return faults;
}

async function fastestOf(times: number, origin: string, request: RawRequest): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1)
    fastest = Math.min(fastest, (await sendRaw(origin, request)).milliseconds);
  return fastest;
}

/** Tokens stay out: a report is kept with the results of a run. */
function faultOf(
  problems: string[],
  { method, target, headers, body }: RawRequest,
  answer: RawAnswer,
): Fault {
  const shown = headers.map(([name, value]) =>
    /^authorization$/i.test(name) && value.length > 100 ? `${name}: …` : `${name}: ${short(value)}`,
  );
  return {
    problems,
    request: `${method} ${short(target)} [${shown.join(' | ')}] ${short(body.toString('utf8'))}`,
    answer: `${answer.status} ${short(answer.body.toString('utf8'))}`,
  };
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text;
}
