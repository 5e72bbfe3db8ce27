import { type HostileText, hostileTexts } from '../../lib/nutriai/engine/text/hostile-texts.test-helper';
import { assistantTools } from './assistant-calls';
import { Client, newMember, programOf, publicIds, staffMember, visitor } from './callers';
import { costlyArticles } from './costly-articles';
import { costlyDoors } from './costly-doors';
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
import type { CostlyText } from './costly-values';
import { Random } from './random';
import { type RawRequest, sendRaw } from './raw-http';
import type { KnownIds } from './schema-values';

export interface CostlyOptions {
  seed: number;
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

/** What is asked for beforehand. */
interface Site {
  operations: readonly FuzzOperation[];
  known: KnownIds;
  staff: Caller;
  paths: readonly string[];
}

/** What is changed is read before it is deleted. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Sends what costs most, one request at a time, so that each hold of the main thread is known by what made it.
 * The same seed sends the same again.
 */
export class CostlyRun {
  readonly #random: Random;
  readonly #longest = new Map<string, Hold>();
  #sent = 0;
  #texts = 0;

  private constructor(
    private readonly held: HeldThread,
    private readonly site: Site,
    { seed }: CostlyOptions,
  ) {
    this.#random = new Random(seed);
  }

  static async prepare(options: CostlyOptions): Promise<CostlyRun> {
    const { held, seed } = options;
    const client = new Client(held.origin, addressOf(new Random(seed + 1)));
    const known = await publicIds(client);
    const site: Site = {
      operations: operationsOf(await client.call('GET', '/api/openapi.json')).sort(
        (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
      ),
      known,
      staff: await staffMember(client, known, 'editor'),
      paths: await publicPaths(client),
    };
    return new CostlyRun(held, site, options);
  }

  /** A text by chance after the other, for so long. */
  async forMs(atMostMs: number): Promise<CostlyReport> {
    const endsAt = Date.now() + atMostMs;
    while (Date.now() < endsAt) await this.everything(this.#random.pick(hostileTexts), endsAt);
    return this.report();
  }

  /**
   * Sends every operation and page the costliest texts that they take, by a member whose own profile, meals,
   * recipes and plan are made of the text, and what is costly though no text of it is.
   */
  async everything(costly: HostileText, endsAt = Infinity): Promise<void> {
    const text = this.#textOf(costly);
    const plain = await newMember(this.#client(), this.site.known);
    const client = this.#client().as(plain.authorization ?? '');
    const member = await storeCostly(plain, client, text);
    const program = programOf(member);
    const tools = await assistantTools(this.#client().as(program.authorization ?? ''));
    const { staff, paths } = this.site;
    const random = this.#random;
    // Imports come first, so that what reads the log reads a long one.
    const ofText = [
      ...costlyImports(member, text),
      ...(await costlyDoors({ member, client, editor: staff, text })),
      ...tools.map((tool) => costlyToolCall(tool, program, { text, random })),
      ...this.#calls(member, text),
      ...costlyPages(paths, text, random),
    ];
    for (const request of ofText) if (Date.now() < endsAt) await this.#measure(request, costly.name);
    for (const article of costlyArticles(staff, random))
      if (Date.now() < endsAt) await this.#measure(article, article.name);
    this.#texts += 1;
  }

  /** Sends each text to those operations alone whose names fit, by one member. */
  async readings(texts: readonly HostileText[], isRead: (name: string) => boolean): Promise<void> {
    const member = await newMember(this.#client(), this.site.known);
    for (const costly of texts) {
      const calls = this.#calls(member, this.#textOf(costly)).filter(({ name }) => isRead(name));
      for (const call of calls) await this.#measure(call, costly.name);
      this.#texts += 1;
    }
  }

  report(): CostlyReport {
    const holds = [...this.#longest.values()].sort((a, b) => b.heldMs - a.heldMs);
    return { sent: this.#sent, texts: this.#texts, holds };
  }

  #calls(member: Caller, text: CostlyText): NamedRequest[] {
    const random = this.#random;
    const { operations, known, staff } = this.site;
    const callerOf = ({ tag }: FuzzOperation): Caller =>
      tag === 'Editors' ? staff : random.chance(0.9) ? member : { ...visitor, ids: known };
    return operations.map((operation) => costlyCall(operation, callerOf(operation), { text, random }));
  }

  async #measure({ name, request }: NamedRequest, text: string): Promise<void> {
    const from = ['X-Forwarded-For', addressOf(this.#random)] as const;
    const asked: RawRequest = { ...request, headers: [...request.headers, from] };
    let status = 0;
    const heldMs = await this.held.leastHoldOf(async () => {
      this.#sent += 1;
      ({ status } = await sendRaw(this.held.origin, asked));
    });
    if (heldMs >= (this.#longest.get(name)?.heldMs ?? 0))
      this.#longest.set(name, { name, heldMs, text, status });
  }

  #textOf(costly: HostileText): CostlyText {
    return (length) => costly.ofLength(length, this.#random.below(2 ** 31));
  }

  #client(): Client {
    return new Client(this.held.origin, addressOf(this.#random));
  }
}

function addressOf(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
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
