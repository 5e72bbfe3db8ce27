import assert from 'node:assert/strict';
import { waitingPublications } from '../waiting-publications';
import { type Checks, freshSlug, type World } from './world';

async function newAlias(world: World): Promise<{ source: number; alias: number }> {
  const source = await world.newPage();
  await world.act(source, 'publish');
  return { source, alias: await world.made(source, 'create_alias', { update_slug: freshSlug() }) };
}

async function documentIdOf(world: World, page: number): Promise<number> {
  const { infoPage } = await world.node(page);
  if (typeof infoPage !== 'number') throw new Error(`Page ${page} has no document.`);
  return infoPage;
}

export const aliasChecks: Checks = {
  'an alias follows in its source’s own transaction: both or neither': async (world) => {
    const { source, alias } = await newAlias(world);
    const before = (await world.node(alias)).title;
    await world.change(source, { title: 'Changed' });
    await assert.rejects(
      world.write(async ({ payload, user, req }) => {
        const id = await documentIdOf(world, source);
        await payload.update({ collection: 'pages', id, data: { _status: 'published' }, user, req });
        throw new Error('undone');
      }),
      /undone/,
    );
    assert.equal((await world.node(alias)).title, before);
    assert.equal((await world.node(source)).title, before);
    await world.act(source, 'publish');
    assert.equal((await world.node(alias)).title, 'Changed');
  },
  'nobody writes an alias, or makes one, by hand': async (world) => {
    const { source, alias } = await newAlias(world);
    const [sourceId, aliasId] = [await documentIdOf(world, source), await documentIdOf(world, alias)];
    await assert.rejects(
      world.payload.update({ collection: 'pages', id: aliasId, data: { title: 'Mine' } }),
      /This page repeats another one/,
    );
    const byHand = await world.payload.create({
      collection: 'pages',
      data: { title: 'By hand', slug: freshSlug(), excerpt: 'x', aliasOf: sourceId, _status: 'published' },
      depth: 0,
    });
    assert.equal(byHand.aliasOf ?? null, null);
    const changed = await world.payload.update({
      collection: 'pages',
      id: byHand.id,
      data: { aliasOf: sourceId },
      depth: 0,
    });
    assert.equal(changed.aliasOf ?? null, null);
  },
  'the permission to write an alias ends with what it was given for': async (world) => {
    const { source } = await newAlias(world);
    const { req } = await world.write(async (transaction) => {
      const id = await documentIdOf(world, source);
      const { payload } = transaction;
      await payload.update({ collection: 'pages', id, data: { _status: 'published' }, req: transaction.req });
      return transaction;
    });
    assert.equal(req.context?.writesAlias, undefined);
  },
  'when the source goes its aliases stay and can be written': async (world) => {
    const { source, alias } = await newAlias(world);
    await world.act(source, 'delete');
    assert.equal((await world.node(alias)).aliasOf ?? null, null);
    await world.change(alias, { title: 'Free' });
    await world.act(alias, 'publish');
    assert.equal((await world.node(alias)).title, 'Free');
  },
  'a time set for going live is known until it has come': async (world) => {
    const page = await world.newPage();
    const id = await documentIdOf(world, page);
    const waits = async () => (await waitingPublications(world.payload))('pages', id);
    assert.equal(await waits(), false);
    const doc = { relationTo: 'pages' as const, value: id };
    const soon = new Date(Date.now() + 60 * 60 * 1000);
    const queue = (type: 'publish' | 'unpublish') =>
      world.payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil: soon });
    await queue('unpublish');
    assert.equal(await waits(), false);
    const job = await queue('publish');
    assert.equal(await waits(), true);
    await world.payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: { completedAt: new Date().toISOString() },
    });
    assert.equal(await waits(), false);
  },
};
