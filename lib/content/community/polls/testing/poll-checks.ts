import assert from 'node:assert/strict';
import * as z from 'zod';
import { type Checks, refused, type World } from '../../../../accounts/server/testing/world';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../../platform/database/sql';
import type { Poll } from '../../../../platform/database/payload-types';
import { pollOf } from '../poll';
import { vote } from '../vote';
import { voterNames } from '../voter';

const siteUrl = 'https://pear.example';

async function makePoll(world: World, data: { closesAt?: string } = {}) {
  const options = [{ label: 'Egg' }, { label: 'Toast' }];
  const poll = await world.payload.create({
    collection: 'polls',
    data: { question: 'Tea?', options, ...data },
  });
  return { id: poll.id, options: poll.options.map(({ id }) => id ?? '') };
}

function cast(world: World, poll: number, option: string, voters: readonly string[]) {
  const view = { siteUrl, nowMs: world.nowMs(), voterNames: voters };
  return withWriteTransaction(world.payload, (transaction) => vote(transaction, { poll, option }, view));
}

async function counters(world: World, poll: number) {
  const row = z.object({ votes: numberColumn });
  const counted = await readRows(
    world.payload,
    row,
    sql`SELECT votes FROM polls_options WHERE _parent_id = ${poll} ORDER BY _order`,
  );
  const stored = await readRows(
    world.payload,
    row,
    sql`SELECT count(*) AS votes FROM poll_votes WHERE poll_id = ${poll} AND is_counted`,
  );
  return { counters: counted.map(({ votes }) => votes), rows: stored[0]?.votes };
}

export const pollChecks: Checks = {
  'two hundred votes at once while the poll is saved ten times are all counted': async (world) => {
    const { id, options } = await makePoll(world);
    const votes = Array.from({ length: 200 }, (_, index) =>
      cast(world, id, options[index % 2] ?? '', [`many ${index}`]),
    );
    const saves = Array.from({ length: 10 }, async (_, index) => {
      const { options: rows } = await world.payload.findByID({ collection: 'polls', id, depth: 0 });
      await world.payload.update({
        collection: 'polls',
        id,
        data: { question: `Round ${index}?`, options: rows },
      });
    });
    await Promise.all([...votes, ...saves]);
    assert.deepEqual(await counters(world, id), { counters: [100, 100], rows: 200 });
    // A save counts anew: votes after the last one have to be counted by themselves.
    await Promise.all(options.map((option) => cast(world, id, option, [`late ${option}`])));
    assert.deepEqual(await counters(world, id), { counters: [101, 101], rows: 202 });
  },
  'one person votes once, however often and under whichever name': async (world) => {
    const names = voterNames(['secret'], { memberId: 'm', visitorId: 'v' });
    for (const other of [names.slice(0, 1), names.slice(1)]) {
      const { id, options } = await makePoll(world);
      const votes = Array.from({ length: 30 }, (_, index) =>
        cast(world, id, options[0] ?? '', index % 2 === 0 ? names : other),
      );
      const ends = await Promise.allSettled(votes);
      assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.deepEqual(await counters(world, id), { counters: [1, 0], rows: 1 });
    }
  },
  'a poll closes on the millisecond': async (world) => {
    const { id, options } = await makePoll(world, {
      closesAt: new Date(world.nowMs() + 1_000).toISOString(),
    });
    world.advanceMs(999);
    assert.equal((await cast(world, id, options[0] ?? '', ['in time'])).is_open, true);
    world.advanceMs(1);
    const error = await refused(cast(world, id, options[0] ?? '', ['late']), 409);
    assert.equal(error.body.detail, 'This poll is closed.');
    assert.deepEqual(await counters(world, id), { counters: [1, 0], rows: 1 });
  },
  'figures that the panel sends are not taken': async (world) => {
    const { id, options } = await makePoll(world);
    await cast(world, id, options[1] ?? '', ['one']);
    const changed = await world.payload.update({
      collection: 'polls',
      id,
      data: { options: options.map((option) => ({ id: option, label: 'x', votes: 50 })) },
    });
    assert.deepEqual(
      changed.options.map(({ votes }) => votes),
      [0, 1],
    );
    const copy = await world.payload.create({
      collection: 'polls',
      data: { question: 'Copy?', options: [{ label: 'a', votes: 9 }, { label: 'b' }] },
    });
    assert.deepEqual(await counters(world, copy.id), { counters: [0, 0], rows: 0 });
  },
  'a post whose text holds a poll has it with its options, and its figures': async (world) => {
    const { id, options } = await makePoll(world);
    await cast(world, id, options[0] ?? '', ['reader']);
    const block = {
      type: 'block',
      version: 2,
      fields: { id: 'b1', blockType: 'poll', blockName: '', poll: id },
    };
    const body = JSON.stringify({ root: { type: 'root', version: 1, children: [block] } });
    const slug = `poll-${id}`;
    await withWriteTransaction(world.payload, ({ rows }) =>
      rows(
        z.unknown(),
        sql`INSERT INTO posts (title, slug, body, _status) VALUES (${slug}, ${slug}, ${body}, 'published')`,
      ),
    );
    const { docs } = await world.payload.find({
      collection: 'posts',
      where: { slug: { equals: slug } },
      depth: 1,
      overrideAccess: false,
    });
    const [node] = docs[0]?.body.root.children ?? [];
    const poll = (node as unknown as { fields: { poll: Poll } }).fields.poll;
    const state = pollOf(poll, world.nowMs());
    assert.deepEqual(
      [state.id, state.is_open, state.total_votes, state.options.map(({ percent }) => percent)],
      [id, true, 1, [100, 0]],
    );
  },
  'a deleted poll leaves no votes behind': async (world) => {
    const { id, options } = await makePoll(world);
    await cast(world, id, options[0] ?? '', ['one', 'also one']);
    await world.payload.delete({ collection: 'polls', id });
    assert.deepEqual(await counters(world, id), { counters: [], rows: 0 });
  },
  'names of voters tell neither the member nor the cookie': async () => {
    const names = voterNames(['secret'], { memberId: 'canary', visitorId: 'canary' });
    assert.equal(new Set(names).size, 2);
    assert.doesNotMatch(names.join(), /canary/);
    assert.deepEqual(voterNames(['secret'], { memberId: null, visitorId: null }), []);
  },
};
