import { Random } from './random';
import { fitting, type KnownIds, type Schema } from './schema-values';

/** A text of so many characters that is costly to read; another at each call where chance makes it. */
export type CostlyText = (length: number) => string;

/** Where the description says nothing of it. */
const usualLength = 5_000;
/** What a body may hold is less than all lists at their longest. */
const usualItems = 60;
/** A field that is not asked for is left out now and then: some are not to stand together. */
const givenShare = 0.7;

export interface Costs {
  text: CostlyText;
  random: Random;
  ids: KnownIds;
}

/** A value that fits the schema and costs most: lists as long as they may be, texts of full length. */
export function largest(schema: Schema, costs: Costs, name = ''): unknown {
  const { random, ids } = costs;
  if (ids[name] !== undefined || schema.const !== undefined || schema.enum)
    return fitting(schema, random, ids, name);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  if (choices && choices.length > 0) return largest(random.pick(choices), costs, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => largest(part, costs, name)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return largestObject(schema, costs);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? usualItems, usualItems));
      const shape = random.below(2 ** 31);
      // The same fields in each, so that one that cannot be does not save the reading of all.
      return Array.from({ length }, () =>
        largest(schema.items ?? {}, { ...costs, random: new Random(shape) }, name),
      );
    }
    case 'string':
      return isFree(schema)
        ? costs.text(schema.maxLength ?? usualLength)
        : fitting(schema, random, ids, name);
    default:
      return fitting(schema, random, ids, name);
  }
}

function largestObject(schema: Schema, costs: Costs): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || costs.random.chance(givenShare))
    .map(([name, inner]) => [name, largest(inner, costs, name)]);
  return Object.fromEntries(entries);
}

/** Whether anything may stand there. */
function isFree({ format, pattern }: Schema): boolean {
  return format === undefined && pattern === undefined;
}
