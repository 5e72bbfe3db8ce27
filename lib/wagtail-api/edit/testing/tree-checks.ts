import assert from 'node:assert/strict';
import { movePositions } from '../../../contract/editors';
import { type Checks, treeProblems, type World } from './world';

/** The home page has the id 2 in every installation. */
const home = 2;

async function orderBelowHome({ payload }: World): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { parent: { equals: home } },
    sort: 'path',
    depth: 0,
    pagination: false,
    select: {},
  });
  return docs.map(({ id }) => id);
}

/** Where the page must be after a move. */
function expectedOrder(
  order: readonly number[],
  moved: number,
  beside: number,
  position: (typeof movePositions)[number],
): number[] {
  const others = order.filter((id) => id !== moved);
  const index = {
    left: others.indexOf(beside),
    right: others.indexOf(beside) + 1,
    'first-child': 0,
    'first-sibling': 0,
    'last-child': others.length,
    'last-sibling': others.length,
  }[position];
  return others.toSpliced(index, 0, moved);
}

export const treeChecks: Checks = {
  'moves in every position keep the tree whole and all that is below in its place': async (world) => {
    const pages = [
      await world.newPage(),
      await world.newPage(),
      await world.newPage(),
      await world.newPage(),
    ];
    const belowBlog = await world.write((transaction) =>
      transaction.payload.find({
        collection: 'page-nodes',
        where: { kind: { equals: 'blogIndex' } },
        depth: 0,
        req: transaction.req,
      }),
    );
    const blog = belowBlog.docs[0]?.id ?? 0;
    for (let round = 0; round < 30; round += 1) {
      const moved = pages[(round * 7) % pages.length] ?? 0;
      const position = movePositions[round % movePositions.length] ?? 'left';
      const siblings = [...pages, blog].filter((id) => id !== moved);
      const beside = siblings[(round * 5) % siblings.length] ?? 0;
      const isChild = position === 'first-child' || position === 'last-child';
      const expected = expectedOrder(await orderBelowHome(world), moved, beside, position);
      await world.act(moved, 'move', { destination_page_id: isChild ? home : beside, position });
      assert.deepEqual(await orderBelowHome(world), expected, `round ${round}`);
      assert.deepEqual(await treeProblems(world.payload), []);
    }
  },
  'moves at the same moment leave a whole tree': async (world) => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => world.newPage()));
    const [first = 0] = pages;
    await Promise.all(
      pages
        .filter((id) => id !== first)
        .flatMap((id) => [
          world.act(id, 'move', { destination_page_id: first, position: 'left' }),
          world.act(id, 'move', { destination_page_id: home, position: 'first-child' }),
        ]),
    );
    assert.deepEqual(await treeProblems(world.payload), []);
    assert.equal(new Set(await orderBelowHome(world)).size, (await orderBelowHome(world)).length);
  },
  'copies at the same moment get slugs of their own': async (world) => {
    const page = await world.newPage();
    const copies = await Promise.all([1, 2, 3, 4].map(() => world.made(page, 'copy')));
    const slugs = await Promise.all(copies.map(async (id) => (await world.node(id)).slug));
    const { slug } = await world.node(page);
    assert.deepEqual(
      slugs.toSorted(),
      [1, 2, 3, 4].map((number) => `${slug}-${number}`),
    );
    assert.deepEqual(await treeProblems(world.payload), []);
  },
  'a page belongs to who made it': async (world) => {
    const page = await world.newPage();
    assert.equal((await world.node(page)).owner, world.user.id);
    assert.equal((await world.node(await world.made(page, 'copy'))).owner, world.user.id);
  },
  'the tree shows the newest draft of a page that never was live, and the live state of one that is': async (
    world,
  ) => {
    const page = await world.newPage();
    await world.change(page, { title: 'Second' });
    assert.equal((await world.node(page)).title, 'Second');
    await world.act(page, 'publish');
    await world.change(page, { title: 'Third' });
    const { title, draftTitle, isLive, hasUnpublishedChanges } = await world.node(page);
    assert.deepEqual(
      { title, draftTitle, isLive, hasUnpublishedChanges },
      { title: 'Second', draftTitle: 'Third', isLive: true, hasUnpublishedChanges: true },
    );
  },
};
