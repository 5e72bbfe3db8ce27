import { parseArgs } from 'node:util';
import * as z from 'zod';

/** How a model is asked. */
export interface ModelOptions {
  model: string;
  baseURL: string;
  apiKey: string | undefined;
  concurrency: number;
  retries: number;
  timeoutMs: number;
  maxTokens: number;
  /** Null leaves it to the server, as some models demand. */
  temperature: number | null;
  /** US dollars for a million tokens; null where no price was given. */
  price: { input: number; output: number } | null;
  /** Ask only so many cases, spread over all of them; null for all. */
  limit: number | null;
}

export type Options = { judge: 'engine'; isStored: boolean } | ({ judge: 'model' } & ModelOptions);

export class OptionsError extends Error {}

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const withoutEndSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : url);
const price = z.coerce.number().min(0).optional();
const schema = z.object({
  model: z.string().min(1),
  'base-url': z.url({ protocol: /^https?$/ }).transform(withoutEndSlash),
  concurrency: count(1, 64),
  retries: count(0, 20),
  timeout: count(1, 3600),
  'max-tokens': count(1, 100_000),
  temperature: z.union([z.literal('default').transform(() => null), z.coerce.number().min(0).max(2)]),
  'price-in': price,
  'price-out': price,
  limit: count(1, 1_000_000).optional(),
});

const flags = {
  store: { type: 'boolean', default: false },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  concurrency: { type: 'string', default: '4' },
  retries: { type: 'string', default: '5' },
  timeout: { type: 'string', default: '180' },
  'max-tokens': { type: 'string', default: '2048' },
  temperature: { type: 'string', default: '0' },
  'price-in': { type: 'string' },
  'price-out': { type: 'string' },
  limit: { type: 'string' },
} as const;

/**
 * Reads the arguments of `npm run benchmark`. The key comes from the environment alone, so that none stands
 * in a list of processes or a shell's history.
 * @throws OptionsError for an argument that is unknown, missing or out of its bounds
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const values = valuesOf(args);
  const isModel = values.model !== undefined || values['base-url'] !== undefined;
  if (!isModel) return { judge: 'engine', isStored: values.store };
  if (values.store)
    throw new OptionsError('--store is for the engine: what a model said stays in test-results.');
  const read = schema.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OptionsError(`--${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { model, concurrency, retries, timeout, temperature, limit = null } = read.data;
  const { 'base-url': baseURL, 'max-tokens': maxTokens, 'price-in': input, 'price-out': output } = read.data;
  return {
    ...{ judge: 'model', model, baseURL, concurrency, retries, maxTokens, temperature, limit },
    timeoutMs: timeout * 1000,
    apiKey: environment.BENCHMARK_API_KEY === '' ? undefined : environment.BENCHMARK_API_KEY,
    price: input === undefined && output === undefined ? null : { input: input ?? 0, output: output ?? 0 },
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}
