import * as z from 'zod';
import type { AccountExport } from '../../../contract/account-export';
import type { MadeBy } from '../../../contract/nutriai-water';
import { type Sql, sql } from '../../../platform/database/sql';
import { selectAppointments } from '../appointments/appointments';
import { type BabyRow, jsonText, type Rows, selectBabies, toBaby } from '../babies/baby-rows';
import { selectDrops } from '../drops/drops';
import { selectGivenDrops } from '../drops/given-drops';
import { linkFacts } from '../health-links/link-answer';
import { accessesOf, selectLinks } from '../health-links/link-store';
import { logColumns, logFields, type LogRow, logsOf, toMadeBy } from '../log/log-rows';
import { selectMeals } from '../log/meal-rows';
import { selectWater } from '../log/water-intake';
import { selectPictures } from '../reaction-photos/photo-rows';
import { selectPortions } from '../portions/stored-portions';

/** As it is stored, whatever a plan holds by then. */
const planRow = z.object({
  ...logFields,
  start_date: z.string(),
  request: jsonText(z.json()),
  plan: jsonText(z.json()),
  checked: jsonText(z.json()),
});

/** More than are stored of a link. */
const accessesExported = 1000;

/**
 * The babies of a member with all that was logged for them; of those that they only look after, what they
 * entered themselves.
 */
export async function exportedBabies(
  rows: Rows,
  memberId: string,
  nowMs: number,
): Promise<Pick<AccountExport, 'babies' | 'babies_cared_for'>> {
  const babies: AccountExport['babies'] = [];
  const caredFor: AccountExport['babies_cared_for'] = [];
  for (const baby of await selectBabies(rows, memberId, sql`ORDER BY b.created_at_ms, b.id`)) {
    const log = await exportedLog(rows, baby, { memberId, nowMs });
    if (baby.role === 'parent') babies.push({ profile: toBaby(baby, nowMs), ...log });
    else caredFor.push({ name: baby.name, role: baby.role, ...log });
  }
  return { babies, babies_cared_for: caredFor };
}

interface Exporting {
  memberId: string;
  nowMs: number;
}

async function exportedLog(rows: Rows, baby: BabyRow, { memberId, nowMs }: Exporting) {
  const isExported =
    baby.role === 'parent'
      ? sql`WHERE e.baby_id = ${baby.id}`
      : sql`WHERE e.baby_id = ${baby.id} AND e.made_by = ${memberId}`;
  const read = await readLog(rows, memberId, isExported);
  const entriesOf = <Row extends LogRow, Fields>(log: readonly Row[], fieldsOf: (row: Row) => Fields) =>
    log.map((row) => ({
      ...fieldsOf(row),
      made_by: writerOf(toMadeBy(row, memberId)),
      created_at: isoTime(row.created_at_ms),
      updated_at: isoTime(row.updated_at_ms),
    }));
  return {
    meals: entriesOf(read.meals, mealFields),
    reaction_photos: entriesOf(read.photos, photoFields),
    water: entriesOf(read.water, waterFields),
    stored_portions: entriesOf(read.portions, portionFields),
    drops: entriesOf(read.drops, dropFields),
    given_drops: entriesOf(read.given, givenFields),
    appointments: entriesOf(read.appointments, appointmentFields),
    health_links: entriesOf(read.links, (row) => linkFacts(row, read.accesses.get(row.id) ?? [], nowMs)),
    meal_plans: entriesOf(read.plans, planFields),
  };
}

/** Reads one kind after the other: they share a connection. */
async function readLog(rows: Rows, memberId: string, where: Sql) {
  const byMaking = sql`${where} ORDER BY e.created_at_ms, e.id`;
  const meals = await readInPages((rest) => selectMeals(rows, memberId, rest), {
    where,
    column: 'eaten_at_ms',
  });
  const photos = await selectPictures(
    rows,
    memberId,
    sql`${where} ORDER BY p.eaten_at_ms, e.created_at_ms, e.id`,
  );
  const water = await readInPages((rest) => selectWater(rows, memberId, rest), {
    where,
    column: 'drunk_at_ms',
  });
  const portions = await selectPortions(rows, memberId, byMaking);
  const drops = await selectDrops(rows, memberId, byMaking);
  const given = await readInPages((rest) => selectGivenDrops(rows, memberId, rest), {
    where,
    column: 'given_at_ms',
  });
  const appointments = await selectAppointments(rows, memberId, sql`${where} ORDER BY e.starts_at_ms, e.id`);
  const links = await selectLinks(rows, memberId, byMaking);
  const accesses = await accessesOf(
    rows,
    links.map((link) => link.id),
    accessesExported,
  );
  const plans = await rows(
    planRow,
    sql`SELECT ${logColumns}, e.start_date, e.request, e.plan, e.checked ${logsOf(sql`meal_plans`, memberId)}
        ${where} ORDER BY e.start_date, e.id`,
  );
  return { meals, photos, water, portions, drops, given, appointments, links, accesses, plans };
}

type Log = Awaited<ReturnType<typeof readLog>>;
type RowOf<Name extends Exclude<keyof Log, 'accesses'>> = Log[Name][number];

const mealFields = (row: RowOf<'meals'>) => ({
  eaten_at: isoTime(row.eaten_at_ms),
  kind: row.kind,
  items: row.items,
  eaten_share: row.eaten_share,
  reaction: row.reaction,
  ...(row.portion !== null && { portion: row.portion }),
});

const photoFields = (row: RowOf<'photos'>) => ({
  eaten_at: isoTime(row.eaten_at_ms),
  kind: row.kind,
  reaction: row.reaction,
  caption: row.caption,
  picture: row.picture,
});

const waterFields = (row: RowOf<'water'>) => ({
  drunk_at: isoTime(row.drunk_at_ms),
  amount_ml: row.amount_ml,
  source: row.source,
});

const portionFields = (row: RowOf<'portions'>) => ({
  id: row.id,
  recipe: row.recipe,
  title: row.title,
  grams: row.grams,
  portions: row.portions,
  place: row.place,
  cooked_on: row.cooked_on,
  eat_by: row.eat_by,
});

const dropFields = (row: RowOf<'drops'>) => ({
  id: row.id,
  name: row.name,
  amount: row.amount,
  weekdays: row.weekdays,
  time: row.time,
  doses_left: row.doses_left,
});

const givenFields = (row: RowOf<'given'>) => ({
  drop: row.drop_id,
  took_dose: row.took_dose === 1,
  name: row.name,
  amount: row.amount,
  given_at: isoTime(row.given_at_ms),
});

const appointmentFields = (row: RowOf<'appointments'>) => ({
  title: row.title,
  place: row.place,
  starts_at: isoTime(row.starts_at_ms),
  minutes: row.minutes,
});

const planFields = (row: RowOf<'plans'>) => ({
  start_date: row.start_date,
  request: row.request,
  plan: row.plan,
  checked: row.checked,
});

/** Entries of a log that one statement reads: years of them at once would hold the thread. */
const rowsInPage = 200;

interface LongLog<Column extends string> {
  where: Sql;
  /** Of the time by which the entries are put in order. */
  column: Column;
}

async function readInPages<Column extends string, Row extends { id: string } & Record<Column, number>>(
  select: (rest: Sql) => Promise<Row[]>,
  { where, column }: LongLog<Column>,
): Promise<Row[]> {
  const time = sql`e.${sql.identifier(column)}`;
  const read: Row[] = [];
  for (;;) {
    const last = read.at(-1);
    const isBehind = last ? sql` AND (${time}, e.id) > (${last[column]}, ${last.id})` : sql``;
    const page = await select(sql`${where}${isBehind} ORDER BY ${time}, e.id LIMIT ${rowsInPage}`);
    read.push(...page);
    if (page.length < rowsInPage) return read;
  }
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function writerOf(madeBy: MadeBy): string | null {
  return madeBy && (madeBy.name || madeBy.role || 'carer');
}
