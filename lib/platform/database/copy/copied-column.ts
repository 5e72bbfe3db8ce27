/** A column as PostgreSQL has it; the type decides how a value of SQLite is read. */
export interface CopiedColumn {
  name: string;
  /** `data_type` of `information_schema.columns`. */
  type: string;
}

/**
 * What a value means, the same from either database: what is sent to PostgreSQL as JSON, and what is compared
 * afterwards.
 */
export type PlainValue = string | number | boolean | null | { [name: string]: PlainValue } | PlainValue[];

/**
 * A value as SQLite or PostgreSQL gave it, in the form that both share. SQLite keeps booleans as 0 and 1,
 * dates and JSON as text; PostgreSQL's driver gives dates as `Date` and large numbers as text.
 * @throws when the value is none of the column's type
 */
export function plainValue(value: unknown, { name, type }: CopiedColumn): PlainValue {
  if (value === null || value === undefined) return null;
  const reader = readers[type];
  const plain = reader ? reader(value) : undefined;
  if (plain === undefined) throw new Error(`The column ${name} (${type}) holds ${describe(value)}.`);
  return plain;
}

type Reader = (value: unknown) => PlainValue | undefined;

const readNumber: Reader = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** PostgreSQL cannot hold the character NUL; nothing of ours writes it, and it is refused rather than dropped. */
const readText: Reader = (value) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
};

const readBoolean: Reader = (value) => {
  if (typeof value === 'boolean') return value;
  return value === 1 || value === 0 ? value === 1 : undefined;
};

/** Thousandths of a second are kept, as our columns do. */
const readMoment: Reader = (value) => {
  const moment = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
};

const readJson: Reader = (value) => (typeof value === 'string' ? sorted(JSON.parse(value)) : undefined);

const readers: Record<string, Reader | undefined> = {
  bigint: readNumber,
  boolean: readBoolean,
  'character varying': readText,
  'double precision': readNumber,
  integer: readNumber,
  json: readJson,
  jsonb: readJson,
  numeric: readNumber,
  real: readNumber,
  smallint: readNumber,
  text: readText,
  'timestamp with time zone': readMoment,
  // What may be chosen from a list.
  'USER-DEFINED': readText,
  uuid: readText,
};

/** JSON with the names of each object in one order: PostgreSQL's jsonb keeps an order of its own. */
function sorted(value: unknown): PlainValue | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return value.includes('\0') ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => required(sorted(item)));
  if (typeof value !== 'object') return undefined;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, required(sorted(item))]));
}

function required(value: PlainValue | undefined): PlainValue {
  if (value === undefined) throw new Error('JSON holds a character that PostgreSQL cannot.');
  return value;
}

/** What kind of value it is, and not the value: it may be somebody's. */
const describe = (value: unknown) => `a value of another kind (${typeof value})`;
