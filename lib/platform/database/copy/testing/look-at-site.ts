import { makeWorld } from '../../../../accounts/server/testing/world';
import { listBabies } from '../../../../nutriai/server/babies/babies';
import { openTestDatabase, report } from '../../testing/open-test-database';

/** What the site has in its new database, and which number it gives next. */
const payload = await openTestDatabase();
const world = makeWorld(payload);
const posts = await payload.find({ collection: 'posts', sort: 'title', depth: 0, draft: true });
const {
  docs: [member],
} = await payload.find({ collection: 'members' });
const babies = member
  ? await listBabies(
      world,
      { memberId: String(member.id), sessionId: null },
      { limit: 10, offset: 0, ordering: undefined },
    )
  : null;
const poll = await payload.create({
  collection: 'polls',
  data: { question: 'New?', options: [{ label: 'yes' }, { label: 'no' }] },
});
report({
  titles: posts.docs.map(({ title }) => title),
  tags: posts.docs.map(({ tags }) => tags),
  email: member?.email,
  babies: babies?.results.map(({ name }) => name),
  nextPoll: poll.id,
});
await payload.destroy();
process.exit(0);
