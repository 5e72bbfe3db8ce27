import * as z from 'zod';
import { type BabyAnswer, babyAnswer, type BabyRequest, carerRoles } from '../../../contract/nutriai-babies';
import { notFound, forbidden } from '../../../platform/http/api-error';
import { numberColumn, type Sql, sql, type WriteTransaction } from '../../../platform/database/sql';
import type { Baby } from '../../engine/insights/log';
import { ageOn } from '../../engine/growth/age';
import { utcDate } from '../log/calendar-days';
import { limitedUntilMs } from './new-parent-limits';
import { dietWords, feedingWords, localeWords, sexWords } from '../../../contract/nutriai-words';

/** Runs a statement outside a transaction or in one. */
export type Rows = WriteTransaction['rows'];

const { avoids, allergies, other_allergies, dislikes, introduced_allergens, measurements } = babyAnswer.shape;
const storedLists = z.object({
  avoids,
  allergies,
  other_allergies,
  dislikes,
  introduced_allergens,
  measurements,
});
type StoredLists = z.output<typeof storedLists>;

/** JSON in a column of text, the same in both databases. */
export function jsonText<Value>(schema: z.ZodType<Value>) {
  return z.string().transform((text): Value => schema.parse(JSON.parse(text)));
}

/** 0 or 1 in both databases. */
const flagColumn = numberColumn.transform((value) => value === 1);

const babyRow = z.object({
  id: z.string(),
  name: z.string(),
  birth_date: z.string(),
  due_date: z.string().nullable(),
  sex: z.enum(sexWords),
  feeding: z.enum(feedingWords),
  diet: z.enum(dietWords),
  locale: z.enum(localeWords).nullable(),
  lists: jsonText(storedLists),
  created_at_ms: numberColumn,
  updated_at_ms: numberColumn,
  role: z.enum(carerRoles),
  is_founder: flagColumn,
  parent_since_ms: numberColumn,
});

/** A baby with what the member who asked may do for it. */
export type BabyRow = z.output<typeof babyRow>;

/**
 * Babies as `b` that this member looks after, with the member's own row of carers as `c`. Whoever is not in
 * it gets no row, so that no later check can be forgotten.
 */
export function selectBabies(rows: Rows, memberId: string, rest: Sql = sql``): Promise<BabyRow[]> {
  return rows(
    babyRow,
    sql`SELECT b.id, b.name, b.birth_date, b.due_date, b.sex, b.feeding, b.diet, b.locale, b.lists, b.created_at_ms,
        b.updated_at_ms, c.role,
          c.is_founder, COALESCE(c.parent_since_ms, c.joined_at_ms) AS parent_since_ms
        FROM baby_profiles b JOIN baby_carers c ON c.baby_id = b.id AND c.member_id = ${memberId} ${rest}`,
  );
}

/** The baby, or nothing where the member does not look after it. */
export async function findBaby(rows: Rows, memberId: string, id: string): Promise<BabyRow | null> {
  const [row] = await selectBabies(rows, memberId, sql`WHERE b.id = ${id}`);
  return row ?? null;
}

/** @throws ApiError 404 for a baby that is not there, or that the member does not look after */
export async function requireBaby(rows: Rows, memberId: string, id: string): Promise<BabyRow> {
  const row = await findBaby(rows, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** @throws ApiError 404 as `requireBaby`; 403 for a member who is a carer and no parent */
export async function requireParent(rows: Rows, memberId: string, id: string): Promise<BabyRow> {
  const row = await requireBaby(rows, memberId, id);
  if (row.role !== 'parent') throw forbidden('Only a parent of this baby may do this.');
  return row;
}

/**
 * Makes every other change of this baby and of who looks after it wait until the transaction ends; SQLite has
 * one writer anyway.
 */
export async function lockBaby(rows: Rows, id: string): Promise<void> {
  await rows(z.unknown(), sql`UPDATE baby_profiles SET name = name WHERE id = ${id}`);
}

/** How the lists of a profile are stored. */
export function listsOf(baby: BabyRequest): string {
  const lists: StoredLists = {
    avoids: baby.avoids,
    allergies: [...new Set(baby.allergies)],
    other_allergies: baby.other_allergies,
    dislikes: baby.dislikes,
    introduced_allergens: baby.introduced_allergens,
    measurements: baby.measurements
      .map(({ date, weight_kg, length_cm, head_cm }) => ({
        date,
        weight_kg: weight_kg ?? null,
        length_cm: length_cm ?? null,
        head_cm: head_cm ?? null,
      }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
  return JSON.stringify(lists);
}

/** A profile as the contract shows it, its ages as of today. */
export function toBaby({ lists, ...row }: BabyRow, nowMs: number): BabyAnswer {
  const today = utcDate(nowMs);
  // East of UTC a child can be born on a date that has not begun there.
  const day = today < row.birth_date ? row.birth_date : today;
  const birth = { birthDate: row.birth_date, ...(row.due_date !== null && { dueDate: row.due_date }) };
  const age = ageOn(day, birth);
  const limitedUntil = limitedUntilMs(row, nowMs);
  return {
    ...row,
    ...lists,
    age_months: age.ageMonths,
    corrected_age_months: age.correctedAgeMonths ?? null,
    limited_until: limitedUntil === null ? null : new Date(limitedUntil).toISOString(),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
}

/** What of a profile the engine reads. */
type ProfileRow = Pick<BabyRow, 'birth_date' | 'due_date' | 'sex' | 'feeding' | 'diet' | 'locale' | 'lists'>;

/** A profile as the engine takes it. */
export function engineBaby({ lists, ...row }: ProfileRow): Baby {
  return {
    birthDate: row.birth_date,
    ...(row.due_date !== null && { dueDate: row.due_date }),
    sex: row.sex,
    feeding: row.feeding,
    diet: row.diet,
    ...(row.locale !== null && { locale: row.locale }),
    allergies: lists.allergies,
    otherAllergies: lists.other_allergies,
    avoids: lists.avoids,
    introducedAllergens: lists.introduced_allergens,
    measurements: lists.measurements.map(({ date, weight_kg, length_cm, head_cm }) => ({
      date,
      ...(weight_kg !== null && { weightKg: weight_kg }),
      ...(length_cm !== null && { lengthCm: length_cm }),
      ...(head_cm !== null && { headCm: head_cm }),
    })),
  };
}
