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
  const parts = new JsonBytes();
  await addValue(parts, { schema, value, levels });
  return parts.end();
}

const charactersAtOnce = 64 * 1024;

/** Text that becomes bytes as it comes: to encode all of it at the end would be one long turn. */
class JsonBytes {
  readonly #bytes: Buffer[] = [];
  #texts: string[] = [];
  #characters = 0;

  push(text: string): void {
    this.#texts.push(text);
    this.#characters += text.length;
    if (this.#characters >= charactersAtOnce) this.#encode();
  }

  end(): Buffer {
    this.#encode();
    return Buffer.concat(this.#bytes);
  }

  #encode(): void {
    this.#bytes.push(Buffer.from(this.#texts.join('')));
    this.#texts = [];
    this.#characters = 0;
  }
}

interface Given {
  schema: z.core.$ZodType;
  value: unknown;
  levels: number;
}

async function addValue(parts: JsonBytes, { schema, value, levels }: Given): Promise<void> {
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

async function addFields(parts: JsonBytes, { shape, value, levels }: GivenFields): Promise<void> {
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
