import { randomUUID } from 'node:crypto';
import { keyScopes } from '../../lib/contract/api-key-words';
import type { Caller } from './make-request';
import type { KnownIds } from './schema-values';

const password = 'Quiet-River-9';

/** Calls as a well-behaved client does, for what must be there before anything can be broken. */
export class Client {
  constructor(
    private readonly origin: string,
    private readonly address: string,
    private readonly authorization: string | null = null,
  ) {}

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.#ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  }

  /** The same where a refusal is an answer too: null. */
  async tryCall(method: string, path: string, body: unknown): Promise<Record<string, unknown> | null> {
    const answer = await this.#ask(method, path, body);
    const text = await answer.text();
    return answer.ok ? (JSON.parse(text) as Record<string, unknown>) : null;
  }

  #ask(method: string, path: string, body: unknown): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      method,
      headers: {
        'X-Forwarded-For': this.address,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.authorization === null ? {} : { Authorization: this.authorization }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  as(authorization: string): Client {
    return new Client(this.origin, this.address, authorization);
  }
}

export const visitor: Caller = { name: 'visitor', authorization: null, ids: {} };

/** What everybody may see: ids of foods, posts, polls, recipes. */
export async function publicIds(client: Client): Promise<KnownIds> {
  const foods = await client.call('GET', '/api/nutriai/foods?q=oat');
  const posts = await client.call('GET', '/api/v2/blogs/?limit=3');
  const stories = await client.call('GET', '/api/v2/web-stories/?limit=3');
  const pages = await client.call('GET', '/api/v2/pages/?limit=5');
  const images = await client.call('GET', '/api/v2/images/?limit=3');
  const polls = await client.call('GET', '/api/v2/polls/');
  const recipes = await client.call('GET', '/api/nutriai/preview/recipes?page_size=3');
  const [poll] = listOf(polls.results ?? polls.items ?? polls);
  const recipeIds = valuesOf(recipes.results, 'id');
  return {
    food: valuesOf(foods.results, 'id'),
    'add-comment': valuesOf(posts.items, 'id'),
    'web-stories': listOf(stories.items).map(({ meta }) =>
      String((meta as { slug?: string } | undefined)?.slug),
    ),
    pages: valuesOf(pages.items, 'id'),
    images: valuesOf(images.items, 'id'),
    poll: poll ? [String(poll.id)] : [],
    option: poll ? valuesOf(poll.options, 'id') : [],
    'preview/recipes': recipeIds,
    recipe: recipeIds,
  };
}

/** A member with one of each thing. */
export async function newMember(client: Client, known: KnownIds): Promise<Caller> {
  const credentials = { email: `fuzz-${randomUUID()}@example.test`, password };
  const session = await client.call('POST', '/api/register', credentials);
  const authorization = `Bearer ${String(session.access_token)}`;
  const member = client.as(authorization);
  const birth = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  const baby = await member.call('POST', '/api/nutriai/baby-profiles', { name: 'Fuzz', birth_date: birth });
  const now = new Date().toISOString();
  const [food] = known.food ?? [];
  const item = { food, amount: 40, unit: 'g' };
  const meal = await member.call('POST', '/api/nutriai/meals', {
    baby: baby.id,
    eaten_at: now,
    kind: 'lunch',
    items: [item],
  });
  const water = await member.call('POST', '/api/nutriai/water-intake', {
    baby: baby.id,
    drunk_at: now,
    amount_ml: 50,
  });
  const today = now.slice(0, 10);
  const portions = await member.call('POST', '/api/nutriai/stored-portions', {
    ...{ baby: baby.id, recipe: 'apple-cinnamon-porridge', grams: 90 },
    ...{ portions: 2, place: 'fridge', cooked_on: today },
  });
  const drop = await member.call('POST', '/api/nutriai/drops', { baby: baby.id, name: 'Vitamin D' });
  const given = await member.call('POST', '/api/nutriai/given-drops', {
    baby: baby.id,
    drop: drop.id,
    given_at: now,
  });
  const plan = await member.call('POST', '/api/nutriai/meal-plans', {
    baby: baby.id,
    start_date: today,
    days: 1,
  });
  const key = await member.call('POST', '/api/user-profile/api-keys', {
    ...{ name: 'Fuzz', scopes: keyScopes, babies: null, expires_in_days: 1 },
  });
  const webhook = await member.call('POST', '/api/user-profile/webhooks', {
    ...{ name: 'Fuzz', events: ['growth.logged'], babies: null, url: 'https://receiver.invalid/' },
  });
  const link = await member.call('POST', `/api/nutriai/baby-profiles/${String(baby.id)}/health-links`, {
    ...{ label: 'Fuzz', passcode: null, is_one_time: false, expires_in_days: 1, days: 7, time_zone: 'UTC' },
  });
  const babies = [String(baby.id)];
  return {
    name: 'member',
    authorization,
    key: String(key.key),
    ids: {
      ...known,
      baby: babies,
      'baby-profiles': babies,
      insights: babies,
      meals: [String(meal.id)],
      'water-intake': [String(water.id)],
      'stored-portions': [String(portions.id)],
      drop: [String(drop.id)],
      drops: [String(drop.id)],
      'given-drops': [String(given.id)],
      'meal-plans': [String(plan.id)],
      'api-keys': [String(key.id)],
      webhooks: [String(webhook.id)],
      link: [String(link.id)],
      recipes: known.recipe ?? [],
    },
  };
}

/** A program with an API key of the member, which may do all that a key may. */
export function programOf({ key, ids }: Caller): Caller {
  return { name: 'program', authorization: key === undefined ? null : `Bearer ${key}`, ids };
}

/** One of the people that scripts/make-test-staff.ts puts into a test database. */
export async function staffMember(client: Client, known: KnownIds, role: string): Promise<Caller> {
  const credentials = { email: `${role}-0@test.example`, password: `Test-password-${role}` };
  const session = await client.call('POST', '/cms-api/staff/login', credentials);
  return { name: 'staff', authorization: `JWT ${String(session.token)}`, ids: known };
}

/** Documents by their collection, for whoever stores them again with something broken. */
export type PanelDocuments = Readonly<Record<string, readonly Record<string, unknown>[]>>;

const collections = [
  'posts',
  'stories',
  'pages',
  'polls',
  'categories',
  'redirects',
  'images',
  'videos',
  'documents',
];
const ofAdmins = ['comments', 'comment-reports', 'contact-messages', 'members'];

/** Some documents of every collection that somebody with this role stores something in. */
export async function panelDocuments(client: Client, role: 'editor' | 'admin'): Promise<PanelDocuments> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const collection of role === 'admin' ? [...collections, ...ofAdmins] : collections) {
    const { docs } = await client.call('GET', `/cms-api/${collection}?limit=5&depth=0`);
    found[collection] = listOf(docs);
  }
  return found;
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
}

function valuesOf(list: unknown, name: string): string[] {
  return listOf(list).map((each) => String(each[name]));
}
