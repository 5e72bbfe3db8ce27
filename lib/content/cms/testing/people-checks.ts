import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { articleData } from '../../publishing/article-data';
import { readFeed } from '../../publishing/feed-content';
import { toJsonFeed, toRss } from '../../publishing/feed-formats';
import { absoluteUrl } from '../../publishing/metadata';
import { readSiteContent, siteContentStamp } from '../../publishing/site-content';
import { profileData } from '../../publishing/structured-data';
import { getPersonBySlug, listPeople } from '../../reading/people';
import { getPostBySlug, listPosts } from '../../reading/posts';
import { siteMapEntries } from '../../reading/site-map';
import { redirectTarget } from '../../reading/redirect-target';
import { completeDocument } from './complete-document';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

interface Made {
  doc: { id: number; slug: string };
}

async function newPerson(client: PanelClient, name: string) {
  const data = { name, slug: '', role: 'Dietitian', credentials: 'RD', bio: 'Feeds children for a living.' };
  return ((await client.done('POST', 'people', data)) as unknown as Made).doc;
}

export const peopleChecks: Readonly<Record<string, PanelCheck>> = {
  'people: a record leads from the byline to a page, to search engines, feeds and the sitemap': async (
    client,
  ) => {
    const mark = randomUUID().slice(0, 8);
    const author = await newPerson(client, `Ann Author ${mark}`);
    const reviewer = await newPerson(client, `Rae Reviewer ${mark}`);
    const slug = `w-${mark}`;
    await client.done('POST', 'posts', {
      ...(await completeDocument(client, 'posts')),
      title: 'Written and checked',
      slug,
      authors: [author.id],
      reviewers: [reviewer.id],
      reviewedOn: '2026-11-20T00:00:00.000Z',
      publishedAt: '2026-11-19T00:00:00.000Z',
      _status: 'published',
    });

    const post = await getPostBySlug(slug);
    assert.ok(post);
    assert.deepEqual(
      [post.authors[0]?.path, post.reviewers[0]?.path, post.reviewedOn],
      [`/authors/${author.slug}`, `/authors/${reviewer.slug}`, '2026-11-20'],
    );
    const slugsOf = async (field: 'authors' | 'reviewers', id: number) =>
      (await listPosts({ where: { [field]: { equals: id } }, isPaged: false })).posts.map(
        (found) => found.slug,
      );
    assert.deepEqual(await slugsOf('authors', author.id), [slug]);
    assert.deepEqual(await slugsOf('reviewers', author.id), []);
    assert.deepEqual(await slugsOf('reviewers', reviewer.id), [slug]);

    const address = absoluteUrl(`/authors/${author.slug}`);
    const written = JSON.stringify(articleData(post));
    assert.ok(written.includes(`"@id":"${address}#person"`));
    assert.ok(written.includes(absoluteUrl(`/authors/${reviewer.slug}`)));
    const person = await getPersonBySlug(author.slug);
    assert.ok(person);
    const profile = JSON.stringify(profileData(person));
    assert.ok(profile.includes(`"@id":"${address}#person"`), 'the page and the article name one person');

    const feed = await readFeed();
    assert.ok(toJsonFeed(feed, 'https://pear.example/feed.json').includes(`"url":"${address}"`));
    assert.ok(toRss(feed, 'https://pear.example/feed.xml').includes(`<dc:creator>Ann Author ${mark}`));
    const inSitemap = siteMapEntries(await readSiteContent()).map(({ path }) => path);
    assert.ok(inSitemap.includes(`/authors/${author.slug}`) && inSitemap.includes('/authors'));
    assert.ok((await listPeople()).some(({ id }) => id === author.id));
  },
  'people: a new name shows everywhere, a new address keeps the old one, and a name in use is not deleted':
    async (client) => {
      const mark = randomUUID().slice(0, 8);
      const { id, slug: before } = await newPerson(client, `Old Name ${mark}`);
      const slug = `r-${mark}`;
      await client.done('POST', 'posts', {
        ...(await completeDocument(client, 'posts')),
        title: 'Renamed',
        slug,
        authors: [id],
        _status: 'published',
      });
      const stamp = await siteContentStamp();
      await client.done('PATCH', `people/${id}`, { name: `New Name ${mark}`, slug: `new-name-${mark}` });
      assert.notEqual(await siteContentStamp(), stamp, 'feeds would keep the old name');
      assert.equal((await getPostBySlug(slug))?.authors[0]?.name, `New Name ${mark}`);
      assert.equal(await redirectTarget(`/authors/${before}`), `/authors/new-name-${mark}`);
      assert.ok((await client.call('DELETE', `people/${id}`)).status >= 400);
      assert.ok(await getPersonBySlug(`new-name-${mark}`));
    },
};
