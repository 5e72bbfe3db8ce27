import { type Api, expect } from './api-test';
import { addBaby, babies, share, type Somebody } from './nutriai-test';

/** A stream of events, read as it comes. */
export class Changes {
  #text = '';
  readonly #decoder = new TextDecoder();

  private constructor(
    readonly response: Response,
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly leaving: AbortController,
  ) {}

  static async open(origin: string | undefined, path: string, token: string): Promise<Changes> {
    const leaving = new AbortController();
    const response = await fetch(new URL(path, origin), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    if (!reader) throw new Error('the response has no body');
    const changes = new Changes(response, reader, leaving);
    expect(await changes.next()).toEqual(['ready', {}]);
    return changes;
  }

  /** The next event, or null once the stream has ended. */
  async next(): Promise<[string, unknown] | null> {
    for (;;) {
      const [block, ...rest] = this.#text.split('\n\n');
      if (rest.length > 0) {
        this.#text = rest.join('\n\n');
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block ?? '') ?? [];
        if (event !== undefined) return [event, JSON.parse(data ?? '')];
        continue;
      }
      const { done, value } = await this.reader.read();
      if (done) return null;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** The kinds of what changed, from as many events as it takes to hear of all these. */
  async kinds(...wanted: string[]): Promise<string[]> {
    const heard = new Set<string>();
    while (!wanted.every((kind) => heard.has(kind))) {
      const event = await this.next();
      if (event === null) break;
      for (const kind of (event[1] as { kinds: string[] }).kinds) heard.add(kind);
    }
    return [...heard].sort();
  }

  leave(): void {
    this.leaving.abort();
  }
}

/** Where the changes of a baby are followed. */
export const changesOf = (babyId: string) => `${babies}/${babyId}/changes`;

/** A parent with a baby, and a carer who looks after it too. */
export async function family(api: Api) {
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest, role: 'carer' });
  return { parent, guest, id };
}

/** Logs 40 g of banana for lunch, a moment ago. */
export function logMeal(api: Api, { access: token }: Somebody, baby: string) {
  const meal = {
    baby,
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: [{ food: 'banana', grams: 40 }],
  };
  return api.post('/api/nutriai/meals', meal, { token });
}
