import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeDocument, newPicture } from './complete-document';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

async function whole(client: PanelClient, data: object): Promise<object> {
  const slug = `w-${randomUUID().slice(0, 8)}`;
  return { ...(await completeDocument(client, 'posts')), title: `Post ${slug}`, slug, ...data };
}

const tooNarrow = /This picture is 1199 pixels wide\. Choose one that is at least 1200 pixels wide/;

export const pictureChecks: Record<string, PanelCheck> = {
  'a cover that is too narrow is kept in a draft and refused when published': async (client) => {
    const cover = await newPicture(client, 1199);
    const draft = await whole(client, { cover, _status: 'draft' });
    const { doc } = (await client.done('POST', 'posts?draft=true', draft)) as unknown as {
      doc: { id: number };
    };
    const refused = await client.call('PATCH', `posts/${doc.id}`, { _status: 'published' });
    assert.equal(refused.status, 400, JSON.stringify(refused.body));
    assert.match(JSON.stringify(refused.body), tooNarrow);
    await client.done('PATCH', `posts/${doc.id}`, {
      cover: await newPicture(client, 1200),
      _status: 'published',
    });
  },
  'a sharing picture that is too narrow is refused': async (client) => {
    const seo = { image: await newPicture(client, 1199) };
    const { status, body } = await client.call(
      'POST',
      'posts',
      await whole(client, { seo, _status: 'published' }),
    );
    assert.equal(status, 400, JSON.stringify(body));
    assert.match(JSON.stringify(body), tooNarrow);
  },
};
