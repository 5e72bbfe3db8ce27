import assert from 'node:assert/strict';
import { readExport } from '../../../accounts/server/testing/read-export';
import { type Checks, type World } from '../../../accounts/server/testing/world';
import type { AccountExport } from '../../../contract/account-export';
import { babyRequest } from '../../../contract/nutriai-babies';
import { appointmentRequest } from '../../../contract/nutriai-calendar';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addAppointment } from '../appointments/appointments';
import { addBaby, readBaby } from '../babies/babies';
import { addDrop } from '../drops/drops';
import { importQuery } from '../../../contract/nutriai-imports';
import type { SentFile } from '../imports/import-choices';
import { importFile } from '../imports/import-file';
import { undoImport } from '../imports/undo-import';
import { listMeals } from '../log/meals';
import { dropFor, familyOf, inTransaction, newCaller } from './family';

const dayMs = 86_400_000;
const dateBefore = (world: World, days: number) =>
  new Date(world.nowMs() - days * dayMs).toISOString().slice(0, 10);

async function family(world: World): Promise<{ caller: Caller; babyId: string }> {
  const caller = await newCaller(world);
  const baby = babyRequest.parse({ name: 'Ada', birth_date: dateBefore(world, 500) });
  const { id } = await withWriteTransaction(world.payload, (transaction) =>
    addBaby(world, { transaction, caller, baby }),
  );
  return { caller, babyId: id };
}

const sent = (text: string): SentFile => ({ bytes: Buffer.from(text), signal: new AbortController().signal });

function bring(world: World, caller: Caller, { babyId, text }: { babyId?: string; text: string }) {
  const query = importQuery.parse({
    name: 'log.csv',
    time_zone: 'UTC',
    ...(babyId !== undefined && { baby: babyId }),
  });
  return importFile(world, caller, { query, sent: sent(text) });
}

const logQuery = { time_zone: 'UTC' };
const latestMeals = (world: World, caller: Caller) =>
  listMeals(world, caller, { query: logQuery, page: { limit: 1, offset: 0 } });
const countMeals = async (world: World, caller: Caller) => (await latestMeals(world, caller)).count;

/** 450 meals, more than one statement stores, and a size. */
function longLog(world: World): string {
  const rows = Array.from(
    { length: 450 },
    (_, index) => `${dateBefore(world, 1 + (index % 400))} 12:00,half a banana,`,
  );
  return ['Date,Food,Weight (kg)', ...rows, `${dateBefore(world, 3)},,9.5`].join('\n');
}

export const importChecks: Checks = {
  'a log is stored once however often it comes, and taken back as a whole': async (world) => {
    const { caller, babyId } = await family(world);
    const text = longLog(world);
    const results = await Promise.all([0, 1, 2].map(() => bring(world, caller, { babyId, text })));
    assert.deepEqual(results.map(({ added }) => added.meals).sort(), [0, 0, 450]);
    assert.equal(await countMeals(world, caller), 450);
    const [made] = results.filter(({ id }) => id !== null);
    const { results: listed } = await latestMeals(world, caller);
    assert.deepEqual(
      listed.map(({ imported }) => imported?.format),
      ['table'],
    );
    const undone = await undoImport(world, caller, { id: made?.id ?? '', edited: 'keep' });
    assert.deepEqual(undone, { removed: 451, kept: [] });
    assert.equal(await countMeals(world, caller), 0);
    assert.deepEqual((await readBaby(world, caller, babyId)).measurements, []);
  },

  'an import that fails half-way leaves nothing': async (world) => {
    const { caller, babyId } = await family(world);
    const days = Array.from({ length: 401 }, (_, index) => `${dateBefore(world, index)},,9.5`);
    const text = `Date,Food,Weight (kg)\n${dateBefore(world, 2)} 12:00,egg,\n${days.join('\n')}`;
    await assert.rejects(bring(world, caller, { babyId, text }));
    assert.equal(await countMeals(world, caller), 0);
    assert.equal(
      (await bring(world, caller, { babyId, text: text.split('\n').slice(0, 2).join('\n') })).already,
      0,
    );
  },

  'a baby that came with an import stays when drops were added to it since': async (world) => {
    const { caller } = await family(world);
    const other = await newCaller(world);
    const made = await bring(world, other, { text: JSON.stringify(await readExport(world, caller)) });
    const [baby] = (await readExport(world, other)).babies;
    const babyId = baby?.profile.id ?? '';
    await inTransaction(world, (transaction) =>
      addDrop(world, { transaction, caller: other, request: dropFor(babyId) }),
    );
    const undone = await undoImport(world, other, { id: made.id ?? '', edited: 'keep' });
    assert.deepEqual([undone.removed, undone.kept.map(({ id }) => id)], [0, [babyId]]);
  },

  'a baby that came with an import stays when an appointment was added to it since': async (world) => {
    const { caller } = await family(world);
    const other = await newCaller(world);
    const made = await bring(world, other, { text: JSON.stringify(await readExport(world, caller)) });
    const [brought] = (await readExport(world, other)).babies;
    const baby = brought?.profile.id ?? '';
    const starts_at = new Date(world.nowMs() + dayMs).toISOString();
    const request = appointmentRequest.parse({ baby, title: 'Check', starts_at });
    await inTransaction(world, (transaction) =>
      addAppointment(world, { transaction, caller: other, request }),
    );
    const undone = await undoImport(world, other, { id: made.id ?? '', edited: 'keep' });
    assert.deepEqual([undone.removed, undone.kept.map(({ id }) => id)], [0, [baby]]);
  },

  'an account moves into another one, once, with all that it has': async (world) => {
    const { parent: caller } = await familyOf(world);
    const here = await readExport(world, caller);
    assert.ok(here.babies[0]?.drops.length && here.babies[0].given_drops[0]?.drop);
    assert.ok(here.babies[0].stored_portions.length > 0);
    assert.ok(
      here.recipes.length > 0 && here.favourite_recipes.length > 0 && here.babies[0]?.meal_plans.length,
    );
    const text = JSON.stringify(here);
    const other = await newCaller(world);
    const made = await bring(world, other, { text });
    assert.deepEqual([made.added.babies, made.problems], [1, 0]);
    assert.deepEqual(comparable(await readExport(world, other)), comparable(here));
    const again = await bring(world, other, { text });
    assert.deepEqual([again.id, again.problems], [null, 0]);
    // Nor does it double anything in the account that it comes from.
    assert.equal((await bring(world, caller, { text })).id, null);
    const undone = await undoImport(world, other, { id: made.id ?? '', edited: 'keep' });
    assert.deepEqual(undone, { removed: again.already, kept: [] });
    const { babies, recipes, favourite_recipes: favourites } = await readExport(world, other);
    assert.deepEqual([babies, recipes, favourites], [[], [], []]);
  },
};

/**
 * An export without what a new account cannot have in common with the old one: ids, writers, when the baby was
 * entered, and the links for clinics, whose keys are nowhere. A list that exports get later is compared as well.
 */
function comparable({ babies, recipes, favourite_recipes: favourites }: AccountExport): unknown {
  const plain = (entries: readonly { made_by: unknown }[]) =>
    entries
      .map(({ made_by: _by, ...entry }) => JSON.stringify(entry).replace(/"safety_key":"[^"]*"/, ''))
      .sort();
  const compared = JSON.stringify({
    babies: babies.map(({ profile, health_links: _links, ...logs }) => {
      const { id: _id, created_at: _created, updated_at: _updated, ...rest } = profile;
      const lists = Object.entries(logs).map(([name, entries]) => [name, plain(entries)]);
      return { profile: rest, ...Object.fromEntries(lists) };
    }),
    recipes,
    favourites: favourites.length,
  });
  const named = [
    ...recipes.map(({ id, title }) => [id, title] as const),
    ...babies.flatMap(({ drops }) => drops.map(({ id, name }) => [id, name] as const)),
    ...babies.flatMap(({ stored_portions: portions }) =>
      portions.map(({ id, title }) => [id, title] as const),
    ),
  ];
  return JSON.parse(named.reduce((text, [id, name]) => text.replaceAll(id, name), compared));
}
