/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws TypeError that names what is no object */
export function objectOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${name} must be an object.`);
  return value as Fields;
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** A list, read item by item; empty where it is missing. @throws TypeError */
export function listOf<Item>(
  fields: Fields,
  name: string,
  read: (item: unknown, name: string) => Item,
): Item[] {
  const value = fields[name];
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) throw new TypeError(`${name} must be a list.`);
  return value.map((item, index) => read(item, `${name}[${index}]`));
}

/** @throws TypeError */
export function stringOf(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be words.`);
  return value;
}

/** A finite number. @throws TypeError */
export function numberOf(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${name} must be a number.`);
  return value;
}

/** An amount, zero or more. @throws TypeError */
export function amountOf(value: unknown, name: string): number {
  const amount = numberOf(value, name);
  if (amount < 0) throw new TypeError(`${name} must be zero or more.`);
  return amount;
}

/** @throws TypeError that lists what it may be */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[], name: string): Value {
  const found = values.find((known) => known === value);
  if (found === undefined) throw new TypeError(`${name} must be one of ${values.join(', ')}.`);
  return found;
}

/** As {@link oneOf}; undefined where it is missing. @throws TypeError */
export function oneOfIfGiven<Value extends string>(
  value: unknown,
  values: readonly Value[],
  name: string,
): Value | undefined {
  return isMissing(value) ? undefined : oneOf(value, values, name);
}

/** The field under `key` in camel case, read, or no field where it is missing. */
export function optional<Key extends string, Value>(
  fields: Fields,
  { name, key, read }: { name: string; key: Key; read: (value: unknown, name: string) => Value },
): Partial<Record<Key, Value>> {
  const value = fields[name];
  return isMissing(value) ? {} : ({ [key]: read(value, name) } as Record<Key, Value>);
}
