import { hostileTexts } from '../../lib/nutriai/engine/text/hostile-texts.test-helper';
import { assistantTools } from './assistant-calls';
import { Client, newMember, programOf, publicIds, staffMember, visitor } from './callers';
import { costlyArticles } from './costly-articles';
import {
  costlyCall,
  costlyImports,
  costlyPages,
  costlyToolCall,
  type NamedRequest,
  storeCostly,
} from './costly-requests';
import { type HeldThread, heldAtMostMs } from './held-thread';
import type { Caller } from './make-request';
import { type FuzzOperation, operationsOf } from './operations';
import { Random } from './random';
import { type RawRequest, sendRaw } from './raw-http';

export interface CostlyOptions {
  origin: string;
  seed: number;
  atMostMs: number;
  held: HeldThread;
}

/** How long a kind of request held the server's main thread at most, and with which text. */
export interface Hold {
  name: string;
  heldMs: number;
  text: string;
  status: number;
}

export interface CostlyReport {
  sent: number;
  texts: number;
  /** The longest of each kind, the worst first. */
  holds: Hold[];
}

/** What is changed is read before it is deleted. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Sends every operation and page the costliest texts that they take, one request at a time, so that each hold
 * of the main thread is known by what made it. A text at a time goes through all of them, by a member whose
 * own profile, meals, recipes and plan are made of it.
 */
export async function runCostly({ origin, seed, atMostMs, held }: CostlyOptions): Promise<CostlyReport> {
  const random = new Random(seed);
  const address = () => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
  const client = () => new Client(origin, address());
  const operations = operationsOf(await client().call('GET', '/api/openapi.json')).sort(
    (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
  );
  const known = await publicIds(client());
  const staff = await staffMember(client(), known, 'editor');
  const paths = await publicPaths(client());
  const longest = new Map<string, Hold>();
  const endsAt = Date.now() + atMostMs;
  let sent = 0;
  let texts = 0;

  async function measure({ name, request }: NamedRequest, text: string): Promise<void> {
    const asked: RawRequest = { ...request, headers: [...request.headers, ['X-Forwarded-For', address()]] };
    let status = 0;
    const heldMs = await held.leastHoldOf(async () => {
      sent += 1;
      ({ status } = await sendRaw(origin, asked));
    });
    if (heldMs >= (longest.get(name)?.heldMs ?? 0)) longest.set(name, { name, heldMs, text, status });
  }

  while (Date.now() < endsAt) {
    const costly = random.pick(hostileTexts);
    const text = (length: number) => costly.ofLength(length, random.below(2 ** 31));
    const plain = await newMember(client(), known);
    const member = await storeCostly(plain, client().as(plain.authorization ?? ''), text);
    const callerOf = ({ tag }: FuzzOperation): Caller =>
      tag === 'Editors' ? staff : random.chance(0.9) ? member : { ...visitor, ids: known };
    const program = programOf(member);
    const tools = await assistantTools(client().as(program.authorization ?? ''));
    // Imports come first, so that what reads the log reads a long one.
    const ofText = [
      ...costlyImports(member, text),
      ...tools.map((tool) => costlyToolCall(tool, program, { text, random })),
      ...operations.map((operation) => costlyCall(operation, callerOf(operation), { text, random })),
      ...costlyPages(paths, text, random),
    ];
    for (const request of ofText) {
      if (Date.now() > endsAt) break;
      await measure(request, costly.name);
    }
    for (const article of costlyArticles(staff, random)) {
      if (Date.now() > endsAt) break;
      await measure(article, article.name);
    }
    texts += 1;
  }
  return { sent, texts, holds: [...longest.values()].sort((a, b) => b.heldMs - a.heldMs) };
}

/** The kinds that held the thread for too long, in words. */
export function tooLong({ holds }: CostlyReport): string[] {
  return holds
    .filter(({ heldMs }) => heldMs > heldAtMostMs)
    .map(({ name, heldMs, text, status }) => `${Math.round(heldMs)} ms: ${name} (${status}), ${text}`);
}

/** Pages whose addresses come from what is published. */
async function publicPaths(client: Client): Promise<string[]> {
  const of = async (list: string, prefix: string) => {
    const { items } = await client.call('GET', `/api/v2/${list}/?limit=1`);
    const [first] = items as { meta: { slug: string } }[];
    return first === undefined ? [] : [`${prefix}/${first.meta.slug}`];
  };
  return [...(await of('blogs', '/blog')), ...(await of('web-stories', '/web-stories'))];
}
