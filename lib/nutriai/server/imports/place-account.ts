import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { sql } from '../../../platform/database/sql';
import { type Rows, selectBabies } from '../babies/baby-rows';
import type { AccountRow } from './account-entry';
import { storedEntries } from './import-store';

/** What of an export is there already, and what the ids of the file are called here. */
export interface AccountPlaces {
  rows: Rows;
  memberId: string;
  /** Babies whose parent the member is, the member's recipes and favourites. */
  babies: Set<string>;
  recipes: Set<string>;
  favourites: Set<string>;
  /** Ids here, by those of the file. */
  ids: Map<string, string>;
  /** Babies of the file that are entered by this import. */
  newBabies: Set<string>;
  /** Babies of the file that this very account has: the export was made of it. */
  ownBabies: Set<string>;
}

const idRow = z.object({ id: z.string() });

export async function accountPlaces(rows: Rows, memberId: string): Promise<AccountPlaces> {
  const babies = await selectBabies(rows, memberId, sql`WHERE c.role = 'parent'`);
  const recipes = await rows(idRow, sql`SELECT id FROM member_recipes WHERE member_id = ${memberId}`);
  const favourites = await rows(
    idRow,
    sql`SELECT recipe AS id FROM recipe_favorites WHERE member_id = ${memberId}`,
  );
  const setOf = (found: { id: string }[]) => new Set(found.map(({ id }) => id));
  return {
    rows,
    memberId,
    babies: setOf(babies),
    recipes: setOf(recipes),
    favourites: setOf(favourites),
    ids: new Map(),
    newBabies: new Set(),
    ownBabies: new Set(),
  };
}

export interface PlacedRow {
  row: AccountRow;
  isNew: boolean;
}

/** Tells new rows from those that an import has stored before, or that are of this very account. */
export async function placeRows(places: AccountPlaces, chunk: readonly AccountRow[]): Promise<PlacedRow[]> {
  const ofMember = await storedEntries(
    places.rows,
    { memberId: places.memberId },
    chunk.map(({ key }) => key),
  );
  const placed = new Map<AccountRow, boolean>();
  for (const row of chunk) {
    if (row.state === 'entry' && 'ref' in row.entry) {
      placed.set(row, isNewThing(places, row.entry, ofMember.get(row.key)));
    }
  }
  const byBaby = new Map<string, Set<string>>();
  for (const [baby, rows] of rowsByBaby(places, chunk)) {
    const keys = rows.map(({ key }) => key);
    byBaby.set(baby, new Set((await storedEntries(places.rows, { babyId: baby }, keys)).keys()));
  }
  return chunk.map((row) => ({ row, isNew: placed.get(row) ?? isNewEntry(places, row, byBaby) }));
}

type Entry = Extract<AccountRow, { state: 'entry' }>['entry'];

function isNewThing(
  places: AccountPlaces,
  entry: Extract<Entry, { ref: string }>,
  stored: string | undefined,
): boolean {
  const there = entry.kind === 'baby' ? places.babies : places.recipes;
  const known = [stored, entry.ref].find((id) => id !== undefined && there.has(id));
  if (known === entry.ref && entry.kind === 'baby') places.ownBabies.add(entry.ref);
  places.ids.set(entry.ref, known ?? randomUUID());
  if (known === undefined && entry.kind === 'baby') places.newBabies.add(entry.ref);
  return known === undefined;
}

/** Rows of logs whose baby was there before, by its id here. */
function rowsByBaby(places: AccountPlaces, chunk: readonly AccountRow[]): Map<string, AccountRow[]> {
  const found = new Map<string, AccountRow[]>();
  for (const row of chunk) {
    if (row.state !== 'entry' || !('baby' in row.entry) || places.newBabies.has(row.entry.baby)) continue;
    const id = places.ids.get(row.entry.baby);
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), row]);
  }
  return found;
}

function isNewEntry(
  places: AccountPlaces,
  row: AccountRow,
  stored: ReadonlyMap<string, Set<string>>,
): boolean {
  if (row.state !== 'entry') return false;
  const { entry } = row;
  if (entry.kind === 'favourite') return !places.favourites.has(places.ids.get(entry.recipe) ?? entry.recipe);
  if (!('baby' in entry) || places.ownBabies.has(entry.baby)) return false;
  return !(stored.get(places.ids.get(entry.baby) ?? '')?.has(row.key) ?? false);
}
