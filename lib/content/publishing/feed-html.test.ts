import { feedHtml } from './feed-html';

jest.mock('../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format });
const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
});
const root = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children },
});

type FeedPost = Parameters<typeof feedHtml>[0];

const htmlOf = (body: object, more: Partial<FeedPost> = {}) =>
  feedHtml({
    url: 'https://pear.example/blog/eggs',
    excerpt: 'Cook <until> "firm".',
    inShort: [{ line: 'Firm & soft.' }],
    sources: [{ key: 'nhs', org: 'NHS', title: 'Eggs', year: 2025, url: 'https://nhs.uk/eggs?a=1&b=2' }],
    checkedOn: '2026-11-20',
    cover: 1,
    body: body as FeedPost['body'],
    ...more,
  });

it('has the whole text, with what stands before and after it', () => {
  const html = htmlOf(
    root(node('heading', [text('How')], { tag: 'h2' }), node('paragraph', [text('Boil <it>.', 1)])),
  );
  expect(html).toBe(
    '<p>Cook &lt;until&gt; &quot;firm&quot;.</p><ul><li>Firm &amp; soft.</li></ul>' +
      '<h2>How</h2><p><strong>Boil &lt;it&gt;.</strong></p>' +
      '<h2>Sources</h2><ol><li>NHS. <a href="https://nhs.uk/eggs?a=1&amp;b=2">Eggs</a>, 2025.</li></ol>' +
      '<p>Facts checked against these sources on 20 November 2026.</p>' +
      '<p><a href="https://pear.example/blog/eggs">Read it on the site</a></p>',
  );
});

it('makes every address absolute, and none of a script', () => {
  const link = (fields: object) => node('link', [text('here')], { fields });
  const html = htmlOf(
    root(
      node('paragraph', [
        link({ linkType: 'custom', url: '/blog/water', newTab: false }),
        link({ linkType: 'internal', doc: { relationTo: 'stories', value: { id: 3, slug: 'cut' } } }),
        link({ linkType: 'custom', url: 'javascript:alert(1)' }),
        text('say " href="/not/an/address"'),
      ]),
    ),
  );
  expect(html).toContain('<a href="https://pear.example/blog/water">here</a>');
  expect(html).toContain('<a href="https://pear.example/web-stories/cut">here</a>');
  expect(html).not.toContain('javascript:');
  expect(html).toContain('href=&quot;/not/an/address&quot;');
});

it('writes tables, lists, pictures and footnotes as plain elements', () => {
  const row = (header: number, ...cells: string[]) =>
    node(
      'tablerow',
      cells.map((words) => node('tablecell', [node('paragraph', [text(words)])], { headerState: header })),
    );
  const picture = { filename: 'egg.webp', width: 600, height: 400, alt: 'An "egg"' };
  const html = htmlOf(
    root(
      node('table', [row(1, 'Age'), row(0, 'Six')]),
      node('list', [node('listitem', [text('one')], { value: 1 })], { tag: 'ol', listType: 'number' }),
      { type: 'upload', version: 1, value: picture, fields: { caption: 'Cut it' } },
      node('paragraph', [
        { type: 'inlineBlock', version: 1, fields: { blockType: 'footnote', key: 'nhs' } },
        { type: 'inlineBlock', version: 1, fields: { blockType: 'footnote', key: 'gone' } },
      ]),
    ),
  );
  expect(html).toContain(
    '<table><tbody><tr><th><p>Age</p></th></tr><tr><td><p>Six</p></td></tr></tbody></table>',
  );
  expect(html).toContain('<ol><li>one</li></ol>');
  expect(html).toContain(
    '<figure><img src="https://pear.example/media/images/egg.webp" alt="An &quot;egg&quot;" width="600" height="400"/><figcaption>Cut it</figcaption></figure>',
  );
  expect(html).toContain('<p><sup>1</sup></p>');
});

it.each([
  [
    { file: { filename: 'g.mp4', mimeType: 'video/mp4', alt: 'Hands' } },
    'https://pear.example/blog/eggs',
    'on the site',
  ],
  [{ address: 'https://youtu.be/dQw4w9WgXcQ' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'on YouTube'],
])('leads by a picture to where a video plays', (source, url, where) => {
  const still = { filename: 'egg.webp', width: 600, height: 400, alt: 'An egg' };
  const fields = { blockType: 'video', title: 'Cut & serve', still, ...source };
  const html = htmlOf(root({ type: 'block', version: 2, format: '', fields }));
  expect(html).toContain(
    `<figure><a href="${url}"><img src="https://pear.example/media/images/egg.webp" alt="" width="600" height="400"/></a>` +
      `<figcaption><a href="${url}">Cut &amp; serve (video ${where})</a></figcaption></figure>`,
  );
});

it('leaves out a video that is gone', () => {
  const fields = { blockType: 'video', title: 'Cut', still: 3, file: 4 };
  expect(htmlOf(root({ type: 'block', version: 2, format: '', fields }))).not.toContain('Cut');
});

it('writes recipes and call-outs out, and leads to a poll on the site', () => {
  const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields });
  const html = htmlOf(
    root(
      block({ blockType: 'callout', kind: 'doctor', content: root(node('paragraph', [text('Call.')])) }),
      block({
        blockType: 'recipeCard',
        title: 'Mash',
        fromMonths: 6,
        minutes: 10,
        servings: 1,
        ingredients: [{ text: '1 egg' }],
        steps: [{ text: 'Boil.' }],
      }),
      block({ blockType: 'poll', poll: 4 }),
    ),
  );
  expect(html).toContain('<blockquote><p>Call.</p></blockquote>');
  expect(html).toContain(
    '<h3>Mash</h3><p>From 6 months. 10 minutes. 1 serving.</p><ul><li>1 egg</li></ul><ol><li>Boil.</li></ol>',
  );
  expect(html).toContain('<a href="https://pear.example/blog/eggs">Answer the question on the site</a>');
});
