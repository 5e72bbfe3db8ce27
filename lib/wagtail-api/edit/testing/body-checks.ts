import assert from 'node:assert/strict';
import { convertPageBody } from '../page-body';
import { createPage } from '../write-page';
import { type Checks, freshSlug } from './world';

const { signal } = new AbortController();

export const bodyChecks: Checks = {
  'a text is not stored when what it names was deleted while it was converted': async ({
    payload,
    write,
  }) => {
    const poll = await payload.create({
      collection: 'polls',
      data: { question: 'Which?', options: [{ label: 'One' }, { label: 'Two' }] },
    });
    const body = await convertPageBody({ payload }, { body: `<div data-poll="${poll.id}"></div>` }, signal);
    assert.equal(body?.text?.root.children?.length, 1);
    const slug = freshSlug();
    const store = () =>
      write((transaction) =>
        createPage(transaction, {
          kind: 'infoPage',
          fields: { title: slug, slug, excerpt: 'For a check.' },
          body,
        }),
      );
    await payload.delete({ collection: 'polls', id: poll.id });
    await assert.rejects(store, { status: 400, body: { body: [`There is no poll ${poll.id}.`] } });
    const { totalDocs } = await payload.count({ collection: 'pages', where: { slug: { equals: slug } } });
    assert.equal(totalDocs, 0);
  },
};
