import { type AssistantTool, toolCall } from './assistant-calls';
import type { Client } from './callers';
import type { Caller } from './make-request';
import { type Costs, type CostlyText, largest } from './costly-values';
import { type FuzzOperation, pages } from './operations';
import type { Random } from './random';
import type { RawRequest } from './raw-http';
import { fitting } from './schema-values';

/** A request, by the name under which what it costs is noted. */
export interface NamedRequest {
  name: string;
  request: RawRequest;
}

/** A call of the API with the largest values that fit, every free text of them costly to read. */
export function costlyCall(
  operation: FuzzOperation,
  caller: Caller,
  { text, random }: { text: CostlyText; random: Random },
): NamedRequest {
  const costs: Costs = { text, random, ids: caller.ids };
  const family = /\/(?:nutriai\/)?([a-z_-]+)\/\{/.exec(operation.path)?.[1] ?? '';
  const schemaOf = (place: string, name: string) =>
    operation.parameters.find((each) => each.in === place && each.name === name)?.schema ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(
      String(fitting(schemaOf('path', name), random, caller.ids, name === 'id' ? family : name)),
    ),
  );
  const query = operation.parameters
    .filter((each) => each.in === 'query' && (each.required || random.chance(0.5)))
    .map(({ name, schema }) => {
      // A longer address is refused before anybody reads it.
      const value = String(
        largest({ ...schema, maxLength: Math.min(schema.maxLength ?? 500, 500) }, costs, name),
      );
      return `${encodeURIComponent(name)}=${encodeURIComponent(whole(value))}`;
    });
  const body = operation.body ? JSON.stringify(largest(operation.body.schema, costs)) : '';
  return {
    name: `${operation.method} ${operation.path}`,
    request: {
      method: operation.method,
      target: query.length === 0 ? path : `${path}?${query.join('&')}`,
      headers: [
        ...(caller.authorization === null ? [] : [['Authorization', caller.authorization] as const]),
        ...(operation.body ? [['Content-Type', operation.body.mediaTypes[0] ?? ''] as const] : []),
      ],
      body: Buffer.from(body),
    },
  };
}

/** A tool of the assistants with the largest values that fit, every free text of them costly to read. */
export function costlyToolCall(
  tool: AssistantTool,
  program: Caller,
  { text, random }: { text: CostlyText; random: Random },
): NamedRequest {
  const input = largest(tool.inputSchema, { text, random, ids: program.ids });
  return { name: `tool ${tool.name}`, request: toolCall(tool, input, program) };
}

/** As many rows of another tracker as a file may have, as an import and as its preview. */
export function costlyImports(member: Caller, text: CostlyText): NamedRequest[] {
  const [baby = ''] = member.ids.baby ?? [];
  const words = text(60).replaceAll(/["\r\n]/g, ' ');
  const rows = Array.from({ length: 20_000 }, (_each, index) => {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const time = `${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
    return index % 50 === 0
      ? `2026-10-${day},${time},solids,,,"egg, ${words}"`
      : `2026-10-${day},${time},bottle,${100 + (index % 90)},ml,`;
  });
  const body = Buffer.from(['date,time,type,amount,unit,food', ...rows].join('\n'));
  return ['/api/nutriai/imports/preview', '/api/nutriai/imports'].map((path) => ({
    name: `20,000 rows to ${path}`,
    request: {
      method: 'POST',
      target: `${path}?baby=${baby}&name=log.csv`,
      headers: [
        ['Content-Type', 'text/csv'],
        ...(member.authorization === null ? [] : [['Authorization', member.authorization] as const]),
      ],
      body,
    },
  }));
}

/** What pages read of their addresses. */
const pageTexts = ['text', 'q', 'search', 'name'];

/** Pages made anew, past the memory of finished ones, with a costly text wherever one is read. */
export function costlyPages(paths: readonly string[], text: CostlyText, random: Random): NamedRequest[] {
  return [...pages, ...paths].map((path) => {
    // Node refuses heads of more than 16 kB.
    const costly = encodeURIComponent(whole(text(1_000)))
      .slice(0, 12_000)
      .replace(/%.?$/, '');
    const query = [`new=${random.below(1e9)}`, 'age=9', ...pageTexts.map((name) => `${name}=${costly}`)];
    const shortened = query.join('&').length > 14_000 ? query.slice(0, 3) : query;
    return {
      name: `page ${path}`,
      request: {
        method: 'GET',
        target: `${path}?${shortened.join('&')}`,
        headers: [],
        body: Buffer.alloc(0),
      },
    };
  });
}

/** What a member of ours may store that is read again at every later call; what is refused is left out. */
export async function storeCostly(member: Caller, client: Client, text: CostlyText): Promise<Caller> {
  const words = (count: number, length: number) => Array.from({ length: count }, () => text(length));
  const stored = async (path: string, body: unknown) => {
    const answer = await client.tryCall('POST', path, body);
    return answer === null ? [] : [String(answer.id)];
  };
  const birth = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  const [food] = member.ids.food ?? [];
  const babies = await stored('/api/nutriai/baby-profiles', {
    name: 'Ada',
    birth_date: birth,
    other_allergies: words(50, 80),
    dislikes: words(50, 80),
    avoids: words(50, 80),
  });
  const baby = babies[0] ?? member.ids.baby?.[0];
  const meals = await stored('/api/nutriai/meals', {
    baby,
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: Array.from({ length: 30 }, () => ({ text: `egg, ${text(100)}`.slice(0, 120) })),
  });
  const recipes = await stored('/api/nutriai/recipes', {
    title: `Dish ${text(80)}`.replaceAll(/\s+/g, ' '),
    meal: 'lunch',
    minutes: 10,
    servings: 4,
    ingredients: Array.from({ length: 40 }, () => ({ food, grams: 20, preparation: text(60) })),
    steps: words(30, 1_000),
  });
  const plans = await stored('/api/nutriai/meal-plans', {
    baby,
    start_date: new Date().toISOString().slice(0, 10),
    days: 7,
  });
  const { ids } = member;
  return {
    ...member,
    ids: {
      ...ids,
      baby: [...babies, ...(ids.baby ?? [])].slice(0, 1),
      'baby-profiles': [...babies, ...(ids['baby-profiles'] ?? [])].slice(0, 1),
      insights: [...babies, ...(ids.insights ?? [])].slice(0, 1),
      meals: [...meals, ...(ids.meals ?? [])].slice(0, 1),
      recipes: [...recipes, ...(ids.recipes ?? [])].slice(0, 1),
      'meal-plans': [...plans, ...(ids['meal-plans'] ?? [])].slice(0, 1),
    },
  };
}

/** A lone half of a pair has no encoding. */
function whole(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '');
}
