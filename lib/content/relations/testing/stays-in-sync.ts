import { openTestDatabase, report } from '../../../platform/database/testing/open-test-database';
import { readRows, sql } from '../../../platform/database/sql';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { contentGeneration } from '../../../platform/cache/page-cache';
import { ensurePageTree } from '../../cms/page-tree/ensure-page-tree';
import { contentMaker } from '../../search/testing/make-content';
import { postSubjects, storySubjects } from '../published-subjects';
import { relatedToFood } from '../related-pages';

/** What is known of the foods of articles after each thing that can happen to them. */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const make = await contentMaker(payload);

const stored = async () =>
  (await readRows(payload, z.object({ key: z.string() }), sql`SELECT key FROM payload_kv ORDER BY key`)).map(
    ({ key }) => key.replace(/ \d+$/, ''),
  );
const foods = async () =>
  (await postSubjects()).map((subject) => [subject.title, [...subject.foods.keys()]] as const);
const steps: Record<string, unknown> = {};

const { id } = await make.post({
  title: 'How to serve broccoli',
  text: 'Steam the broccoli. Broccoli keeps.',
});
await make.post({ title: 'A draft on leeks', text: 'Leeks and leeks.', status: 'draft' });
steps.published = [await stored(), await foods()];

await payload.update({ collection: 'posts', id, data: { title: 'How to serve carrots' }, draft: true });
steps.draftBeside = await foods();

await payload.update({
  collection: 'posts',
  id,
  data: { title: 'How to serve carrots', tags: ['Finger food'], _status: 'published' },
});
steps.changed = await foods();
steps.topics = (await postSubjects()).map(({ topics }) => [...topics]);

// As after an update of the software, or where many were made at once.
await payload.kv.clear();
steps.readAgain = [await foods(), await stored()];

await make.story(
  'Carrots in a minute',
  ['Carrot sticks', 'Wash', 'Steam', 'Serve'].map((heading) => ({ heading, text: 'Until soft.' })),
);
steps.story = (await storySubjects()).map(({ path, foods: served }) => [path, [...served.keys()]]);
steps.ofCarrot = (await relatedToFood('carrot')).map(({ path, note }) => [path, note]);

await payload.delete({ collection: 'posts', id });
steps.deleted = [await foods(), await stored()];

// Many at once are read behind the page.
for (let count = 0; count < 5; count += 1)
  await make.post({ title: `Broccoli ${count}`, text: 'Steam the broccoli.' });
await payload.kv.clear();
const before = contentGeneration();
steps.atOnce = (await foods()).filter(([, served]) => served.length > 0).length;
while (contentGeneration() === before) await delay(50);
steps.afterwards = (await foods()).filter(([, served]) => served.includes('broccoli')).length;

report(steps);
process.exit(0);
