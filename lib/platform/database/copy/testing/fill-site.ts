import { callerOf, newMember, makeWorld } from '../../../../accounts/server/testing/world';
import { babyRequest } from '../../../../contract/nutriai-babies';
import { mealRequest } from '../../../../contract/nutriai-meals';
import { withWriteTransaction } from '../../sql';
import { addBaby } from '../../../../nutriai/server/babies/babies';
import { invite } from '../../../../nutriai/server/babies/invites';
import { addMeal, mealToAdd } from '../../../../nutriai/server/log/meals';
import { ensurePageTree } from '../../../../content/cms/page-tree/ensure-page-tree';
import { contentMaker } from '../../../../content/search/testing/make-content';
import { openTestDatabase, report } from '../../testing/open-test-database';

/**
 * A small site with something of every kind of value: drafts, rich text, dates, choices, polls, a number of a
 * deleted document, a family.
 */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const make = await contentMaker(payload);
const first = await make.post({
  title: 'Iron first',
  heading: 'Why',
  text: 'Quotes " and \\ and ü and 🍐\nanother line',
});
await make.post({ title: 'Not yet', status: 'draft' });
await payload.update({
  collection: 'posts',
  id: first.id,
  draft: true,
  data: { title: 'Iron, first of all', tags: ['iron', 'solids'], related: [] },
});
await make.story(
  'A minute',
  ['One', 'Two', 'Three', 'Four'].map((heading) => ({ heading, text: 'A line.' })),
);
const poll = () =>
  payload.create({
    collection: 'polls',
    data: { question: 'Which?', options: [{ label: 'yes' }, { label: 'no' }] },
  });
await poll();
const gone = await poll();
await payload.delete({ collection: 'polls', id: gone.id });

const world = makeWorld(payload);
const member = await newMember(world);
const caller = await callerOf(world, member.id);
const birth_date = new Date(world.nowMs() - 240 * 86_400_000).toISOString().slice(0, 10);
await withWriteTransaction(payload, async (transaction) => {
  const { id: baby } = await addBaby(world, {
    transaction,
    caller,
    baby: babyRequest.parse({ name: 'Ada', birth_date, allergies: ['egg'] }),
  });
  const eaten_at = new Date(world.nowMs() - 3_600_000).toISOString();
  const meal = mealRequest.parse({
    baby,
    eaten_at,
    kind: 'lunch',
    items: [{ food: 'lentils', grams: 12.5 }],
  });
  const reading = { rows: transaction.rows, nowMs: world.nowMs() };
  await addMeal(world, { transaction, caller, meal: await mealToAdd(reading, { caller, request: meal }) });
  await invite(world, { transaction, caller, babyId: baby, role: 'carer' });
});
report({ email: member.email, lastPoll: gone.id });
await payload.destroy();
process.exit(0);
