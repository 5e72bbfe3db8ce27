import { sql, type Sql } from '../../platform/database/sql';
import { badRequest } from './content-error';
import type { ContentParameters } from './content-parameters';
import type { StoredField } from './object-shape';
import { isId, quoted, readInteger } from '../../platform/http/python-values';

export interface FieldFilters {
  conditions: Sql[];
  /** Fields that were filtered by, in the order of the address. */
  names: string[];
  hasTags: boolean;
}

/**
 * `?slug=x&width=800`: an exact match for every stored field that is named.
 * @param isOperation says which names mean something else at this endpoint
 * @throws ApiError 400
 */
export function filterByFields(
  parameters: ContentParameters,
  stored: ReadonlyMap<string, StoredField>,
  isOperation: (name: string) => boolean,
): FieldFilters {
  const filters: FieldFilters = { conditions: [], names: [], hasTags: false };
  for (const [name, value] of parameters.values) {
    const field = isOperation(name) ? undefined : stored.get(name);
    if (!field) continue;
    filters.names.push(name);
    filters.hasTags ||= field.kind === 'tags';
    filters.conditions.push(...conditionsOf(name, field, value));
  }
  return filters;
}

function conditionsOf(name: string, field: StoredField, value: string): Sql[] {
  if (value.includes('\0')) {
    throw badRequest(`field filter error. null characters are not allowed for ${name}`);
  }
  const { column, kind, hasTag } = field;
  if (kind === 'tags') return value.split(',').flatMap((tag) => (hasTag ? [hasTag(tag)] : []));
  const parsed = parsers[kind](value);
  if ('problem' in parsed) {
    throw badRequest(`field filter error. '${value}' is not a valid value for ${name} (${parsed.problem})`);
  }
  if (field.filter) return [field.filter.within(parsed.condition(field.filter.column))];
  return column ? [parsed.condition(column)] : [];
}

type Parsed = { problem: string } | { condition: (column: Sql) => Sql };

const parsers: Record<Exclude<StoredField['kind'], 'tags'>, (value: string) => Parsed> = {
  integer: (value) => equalsNumber(value, `invalid literal for int() with base 10: ${quoted(value)}`),
  reference: (value) => equalsNumber(value, `Field 'id' expected a number but got ${quoted(value)}.`),
  text: (value) => ({ condition: (column) => sql`${column} = ${value}` }),
  boolean: (value) => {
    if (value === 'true' || value === '1') return { condition: (column) => sql`${column}` };
    if (value === 'false' || value === '0') return { condition: (column) => sql`NOT ${column}` };
    return { problem: `expected 'true' or 'false', got '${value}'` };
  },
  time: (value) => {
    const time = readTime(value);
    if (time === null) {
      const form = 'YYYY-MM-DD HH:MM[:ss[.uuuuuu]][TZ]';
      return { problem: `“${value}” value has an invalid format. It must be in ${form} format.` };
    }
    return { condition: (column) => sql`${column} = ${time}` };
  },
  day: (value) => {
    const start = readDay(value);
    if (start === null) {
      return { problem: `“${value}” value has an invalid date format. It must be in YYYY-MM-DD format.` };
    }
    // SQLite keeps days as text, with or without a time: both lie between these two.
    const before = new Date(Date.parse(start) - 1).toISOString();
    const last = new Date(Date.parse(start) + dayMs - 1).toISOString();
    return { condition: (column) => sql`(${column} > ${before} AND ${column} <= ${last})` };
  },
};

const dayMs = 24 * 60 * 60 * 1000;

function equalsNumber(value: string, problem: string): Parsed {
  const number = readInteger(value);
  if (number === null) return { problem };
  // Larger numbers stand in no column, and PostgreSQL refuses to compare with them.
  const isPossible = number === 0 || isId(Math.abs(number));
  return { condition: (column) => (isPossible ? sql`${column} = ${number}` : sql`1 = 0`) };
}

const timeForm =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** A moment, or a day for its first one; UTC unless it says otherwise. Stored times have milliseconds, in ISO form. */
function readTime(value: string): string | null {
  const [, day = '', minutes = '00:00', seconds = '00', fraction = '', zone = 'Z'] =
    timeForm.exec(value) ?? [];
  if (readDay(day) === null || /[1-9]/.test(fraction.slice(3))) return null;
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(`${day}T${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The day's first moment; null for what is no day of the calendar, which `Date` would push into the next month. */
function readDay(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const start = `${value}T00:00:00.000Z`;
  const time = Date.parse(start);
  return Number.isNaN(time) || new Date(time).toISOString() !== start ? null : start;
}
