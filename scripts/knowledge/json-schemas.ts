import * as z from 'zod';
import { kinds } from '@/lib/nutriai/engine/knowledge/kinds';

/** A schema as JSON Schema writes it, as far as it is read here. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

const setName = { type: 'string', pattern: '^\\$[a-z]+(-[a-z]+)*$' } as const;
const withSets: readonly string[] = ['rules', 'preparation-sets'];

/** The JSON Schema of each YAML file's shape, by its name: editors complete and check what is written by it. */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  for (const kind of Object.values(kinds)) {
    if ('schemaName' in kind)
      found.set(kind.schemaName, jsonSchemaOf(kind.schema, withSets.includes(kind.schemaName)));
  }
  return found;
}

/** `mayNameSets`: whether a list may name a set, as `$smooth`, where it is written. */
export function jsonSchemaOf(schema: z.ZodType, mayNameSets = false): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const { items } = jsonSchema;
      const isOfWords = typeof items === 'object' && !Array.isArray(items) && items.type === 'string';
      if (mayNameSets && isOfWords) jsonSchema.items = { anyOf: [items, setName] };
    },
  }) as JsonSchema;
}
