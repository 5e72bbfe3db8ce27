import type { Random } from './random';

/** As much of JSON Schema as the description of the API is written in. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  additionalProperties?: Schema | boolean;
}

/** Ids that exist, by the name of the field or the part of the path that asks for one. */
export type KnownIds = Readonly<Record<string, readonly (string | number)[]>>;

const dayMs = 86_400_000;

/** A value that fits the schema, as far as a schema says what fits. */
export function fitting(schema: Schema, random: Random, ids: KnownIds, name = ''): unknown {
  const known = ids[name];
  if (known && known.length > 0 && random.chance(0.85)) return random.pick(known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(random.pick(choices), random, ids, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => fitting(part, random, ids, name)));
  const type = typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string']);
  switch (type) {
    case 'object':
      return fittingObject(schema, random, ids);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, random.below(Math.min(3, schema.maxItems ?? 3) + 1));
      return Array.from({ length }, () => fitting(schema.items ?? {}, random, ids, name));
    }
    case 'integer':
    case 'number':
      return fittingNumber(schema, random, type === 'integer');
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return fittingText(schema, random);
  }
}

function fittingObject(schema: Schema, random: Random, ids: KnownIds): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || random.chance(0.6))
    .map(([name, inner]) => [name, fitting(inner, random, ids, name)]);
  return Object.fromEntries(entries);
}

function fittingNumber(schema: Schema, random: Random, isWhole: boolean): number {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const most = Math.min(schema.maximum ?? least + 40, least + 1_000);
  const value = least + random.next() * (most - least);
  return isWhole ? Math.round(value) : Math.round(value * 100) / 100;
}

function fittingText(schema: Schema, random: Random): string {
  const day = new Date(Date.now() - random.below(300) * dayMs);
  switch (schema.format) {
    case 'date':
      return day.toISOString().slice(0, 10);
    case 'date-time':
      return day.toISOString();
    case 'email':
      return `fuzz-${random.below(1e9)}@example.test`;
    case 'uuid':
      return '00000000-0000-4000-8000-000000000000';
    case 'uri':
      return 'https://example.test/';
    default:
      return random
        .pick(['banana', 'Oats with pear', 'carrot', '1', 'Quiet-River-9', 'egg', 'rice porridge with apple'])
        .padEnd(schema.minLength ?? 0, 'x')
        .slice(0, schema.maxLength ?? 200);
  }
}

/**
 * JSON text of a value with one place in it broken: a field left out, one too many, or another value where one was.
 * @param hostile JSON texts to put there
 */
export function nearlyFitting(value: unknown, random: Random, hostile: readonly string[]): string {
  const places = placesIn(value);
  const place = random.pick(places);
  return write(value, place, random.chance(0.15) ? undefined : random.pick(hostile), []);
}

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((item, index) => placesIn(item, [...path, index]))];
  if (typeof value === 'object' && value !== null)
    return [path, ...Object.entries(value).flatMap(([name, item]) => placesIn(item, [...path, name]))];
  return [path];
}

/** By hand, because some of what is put in is JSON that no serialiser writes. */
function write(value: unknown, place: Path, replacement: string | undefined, path: Path): string {
  const isPlace = path.length === place.length && path.every((part, index) => part === place[index]);
  if (isPlace) return replacement ?? 'null';
  if (Array.isArray(value))
    return `[${value.map((item, index) => write(item, place, replacement, [...path, index])).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const isLeftOut = (name: string) =>
      replacement === undefined && path.length === place.length - 1 && place.at(-1) === name;
    const fields = Object.entries(value)
      .filter(([name]) => !isLeftOut(name))
      .map(([name, item]) => `${JSON.stringify(name)}:${write(item, place, replacement, [...path, name])}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}
