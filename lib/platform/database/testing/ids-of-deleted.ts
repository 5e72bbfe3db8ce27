import { openTestDatabase, report } from './open-test-database';

/** What the next document is called after the newest one is gone. */
const payload = await openTestDatabase();
const createPoll = () =>
  payload.create({
    collection: 'polls',
    data: { question: 'Which?', options: [{ label: 'yes' }, { label: 'no' }] },
    depth: 0,
  });
const first = await createPoll();
await payload.delete({ collection: 'polls', id: first.id });
const second = await createPoll();
report({ isUsedAgain: first.id === second.id });
process.exit(0);
