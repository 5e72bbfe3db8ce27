import * as z from 'zod';
import { giveWay } from '../process/give-way';
import { isRecord } from './is-record';

/** A file of a member: what it lists, what each of these lists, and the entries of that. */
const usualLevels = 4;

/**
 * Makes the JSON of what may be long one entry after the other, so that others are answered meanwhile. Only
 * what the schema names gets out.
 * @param levels how deep lists are looked into; what lies deeper is made at once
 * @throws ZodError for what does not fit the schema
 */
export async function jsonInTurns(
  schema: z.ZodType,
  value: unknown,
  levels: number = usualLevels,
): Promise<Buffer> {
  const parts: string[] = [];
  await addValue(parts, { schema, value, levels });
  return Buffer.from(parts.join(''));
}

interface Given {
  schema: z.core.$ZodType;
  value: unknown;
  levels: number;
}

async function addValue(parts: string[], { schema, value, levels }: Given): Promise<void> {
  if (levels > 0 && schema instanceof z.ZodArray && Array.isArray(value)) {
    parts.push('[');
    for (const [index, each] of value.entries()) {
      if (index > 0) parts.push(',');
      await addValue(parts, { schema: schema.element, value: each, levels: levels - 1 });
    }
    parts.push(']');
  } else if (levels > 0 && schema instanceof z.ZodObject && isRecord(value)) {
    await addFields(parts, { shape: schema.shape, value, levels: levels - 1 });
  } else {
    parts.push(JSON.stringify(z.parse(schema, value)));
    await giveWay();
  }
}

interface GivenFields {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  value: Readonly<Record<string, unknown>>;
  levels: number;
}

async function addFields(parts: string[], { shape, value, levels }: GivenFields): Promise<void> {
  parts.push('{');
  let isFirst = true;
  for (const [name, schema] of Object.entries(shape)) {
    const given = value[name];
    // What is left out has to be optional.
    if (given === undefined && z.parse(schema, given) === undefined) continue;
    parts.push(`${isFirst ? '' : ','}${JSON.stringify(name)}:`);
    isFirst = false;
    await addValue(parts, { schema, value: given, levels });
  }
  parts.push('}');
}
