import * as z from 'zod';
import type { AccountExport } from '../../../contract/account-export';
import type { MadeBy } from '../../../contract/nutriai-water';
import { type Sql, sql } from '../../../platform/database/sql';
import { selectAppointments } from '../appointments/appointments';
import { type BabyRow, jsonText, type Rows, selectBabies, toBaby } from '../babies/baby-rows';
import { selectDrops } from '../drops/drops';
import { type GivenRow, selectGivenDrops } from '../drops/given-drops';
import { linkFacts } from '../health-links/link-answer';
import { accessesOf, selectLinks } from '../health-links/link-store';
import { logColumns, logFields, type LogRow, logsOf, toMadeBy } from '../log/log-rows';
import { type MealRow, selectMeals } from '../log/meal-rows';
import { selectWater, type WaterRow } from '../log/water-intake';
import { type PicturedRow, selectPictures } from '../reaction-photos/photo-rows';
import { selectPortions } from '../portions/stored-portions';
import { pageOf, readInPages } from './read-in-pages';

/** As it is stored, whatever a plan holds by then. */
const planRow = z.object({
  ...logFields,
  start_date: z.string(),
  request: jsonText(z.json()),
  plan: jsonText(z.json()),
  checked: jsonText(z.json()),
});
type PlanRow = z.output<typeof planRow>;

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

/** Entries of a log that one statement reads; what is longer goes by fewer. */
const rowsInPage = 200;
const plansInPage = 2;
const picturesInPage = 4;

const byTime = <Column extends string>(column: Column) => ({
  columns: [sql`e.${sql.identifier(column)}`, sql`e.id`],
  valuesOf: (row: { id: string } & Record<Column, string | number>) => [row[column], row.id],
});

/** Whose log is exported, and which entries of it. */
interface ExportedLog {
  rows: Rows;
  memberId: string;
  where: Sql;
}

async function exportedLog(
  rows: Rows,
  { id, role }: BabyRow,
  { memberId, nowMs }: { memberId: string; nowMs: number },
) {
  const where =
    role === 'parent'
      ? sql`WHERE e.baby_id = ${id}`
      : sql`WHERE e.baby_id = ${id} AND e.made_by = ${memberId}`;
  const log = { rows, memberId, where };
  return {
    meals: await exportedMeals(log),
    reaction_photos: await exportedPhotos(log),
    water: await exportedWater(log),
    ...(await exportedShortLists(log)),
    given_drops: await exportedGivenDrops(log),
    health_links: await exportedLinks(log, nowMs),
    meal_plans: await exportedPlans(log),
  };
}

function exportedMeals({ rows, memberId, where }: ExportedLog) {
  return readInPages({
    size: rowsInPage,
    read: (last: MealRow | undefined, size) =>
      selectMeals(rows, memberId, pageOf(where, byTime('eaten_at_ms'), { last, size })),
    toEntry: (row) => ({
      eaten_at: isoTime(row.eaten_at_ms),
      kind: row.kind,
      items: row.items,
      eaten_share: row.eaten_share,
      reaction: row.reaction,
      ...(row.portion !== null && { portion: row.portion }),
      ...madeOf(row, memberId),
    }),
  });
}

function exportedPhotos({ rows, memberId, where }: ExportedLog) {
  const order = {
    columns: [sql`p.eaten_at_ms`, sql`e.created_at_ms`, sql`e.id`],
    valuesOf: (row: PicturedRow) => [row.eaten_at_ms, row.created_at_ms, row.id],
  };
  return readInPages({
    size: picturesInPage,
    read: (last: PicturedRow | undefined, size) =>
      selectPictures(rows, memberId, pageOf(where, order, { last, size })),
    toEntry: (row) => ({
      eaten_at: isoTime(row.eaten_at_ms),
      kind: row.kind,
      reaction: row.reaction,
      caption: row.caption,
      picture: row.picture,
      ...madeOf(row, memberId),
    }),
  });
}

function exportedWater({ rows, memberId, where }: ExportedLog) {
  return readInPages({
    size: rowsInPage,
    read: (last: WaterRow | undefined, size) =>
      selectWater(rows, memberId, pageOf(where, byTime('drunk_at_ms'), { last, size })),
    toEntry: (row) => ({
      drunk_at: isoTime(row.drunk_at_ms),
      amount_ml: row.amount_ml,
      source: row.source,
      ...madeOf(row, memberId),
    }),
  });
}

function exportedGivenDrops({ rows, memberId, where }: ExportedLog) {
  return readInPages({
    size: rowsInPage,
    read: (last: GivenRow | undefined, size) =>
      selectGivenDrops(rows, memberId, pageOf(where, byTime('given_at_ms'), { last, size })),
    toEntry: (row) => ({
      drop: row.drop_id,
      took_dose: row.took_dose === 1,
      name: row.name,
      amount: row.amount,
      given_at: isoTime(row.given_at_ms),
      ...madeOf(row, memberId),
    }),
  });
}

function exportedPlans({ rows, memberId, where }: ExportedLog) {
  return readInPages({
    size: plansInPage,
    read: (last: PlanRow | undefined, size) =>
      rows(
        planRow,
        sql`SELECT ${logColumns}, e.start_date, e.request, e.plan, e.checked ${logsOf(sql`meal_plans`, memberId)}
          ${pageOf(where, byTime('start_date'), { last, size })}`,
      ),
    toEntry: (row) => ({
      start_date: row.start_date,
      request: row.request,
      plan: row.plan,
      checked: row.checked,
      ...madeOf(row, memberId),
    }),
  });
}

/** Of what a family has a few dozen. */
async function exportedShortLists({ rows, memberId, where }: ExportedLog) {
  const portions = await selectPortions(rows, memberId, sql`${where} ORDER BY e.created_at_ms, e.id`);
  const drops = await selectDrops(rows, memberId, sql`${where} ORDER BY e.created_at_ms, e.id`);
  const appointments = await selectAppointments(rows, memberId, sql`${where} ORDER BY e.starts_at_ms, e.id`);
  return {
    stored_portions: portions.map((row) => ({
      id: row.id,
      recipe: row.recipe,
      title: row.title,
      grams: row.grams,
      portions: row.portions,
      place: row.place,
      cooked_on: row.cooked_on,
      eat_by: row.eat_by,
      ...madeOf(row, memberId),
    })),
    drops: drops.map((row) => ({
      id: row.id,
      name: row.name,
      amount: row.amount,
      weekdays: row.weekdays,
      time: row.time,
      doses_left: row.doses_left,
      ...madeOf(row, memberId),
    })),
    appointments: appointments.map((row) => ({
      title: row.title,
      place: row.place,
      starts_at: isoTime(row.starts_at_ms),
      minutes: row.minutes,
      ...madeOf(row, memberId),
    })),
  };
}

async function exportedLinks({ rows, memberId, where }: ExportedLog, nowMs: number) {
  const links = await selectLinks(rows, memberId, sql`${where} ORDER BY e.created_at_ms, e.id`);
  const accesses = await accessesOf(
    rows,
    links.map((link) => link.id),
    accessesExported,
  );
  return links.map((row) => ({
    ...linkFacts(row, accesses.get(row.id) ?? [], nowMs),
    ...madeOf(row, memberId),
  }));
}

function madeOf(row: LogRow, memberId: string) {
  return {
    made_by: writerOf(toMadeBy(row, memberId)),
    created_at: isoTime(row.created_at_ms),
    updated_at: isoTime(row.updated_at_ms),
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function writerOf(madeBy: MadeBy): string | null {
  return madeBy && (madeBy.name || madeBy.role || 'carer');
}
