import type { ImageRow } from './image-fields';
import type { PageRow } from './page-rows';
import { richTextHtml } from './rich-text-html';
import { richTextMarkdown } from './rich-text-markdown';
import type { RichNode, RichTextTargets } from './rich-text-nodes';

const words = (text: string, format = 0): RichNode => ({ type: 'text', text, format });
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children });
const link = (fields: Record<string, unknown>): RichNode => ({
  type: 'link',
  fields,
  children: [words('here')],
});
const item = (...children: RichNode[]): RichNode => ({ type: 'listitem', children });
const list = (tag: string, ...children: RichNode[]): RichNode => ({ type: 'list', tag, children });
const cell = (text: string, headerState = 0): RichNode => ({
  type: 'tablecell',
  headerState,
  children: [paragraph(words(text))],
});

const page = { id: 50, kind: 'post', slug: 'first-foods' } as PageRow;
const image = { id: 7, alt: 'A "pear"', url: '/media/images/pear.webp', width: 640, height: 480 } as ImageRow;
const targets: RichTextTargets = {
  pages: new Map([['posts 5', page]]),
  images: new Map([[7, image]]),
  videos: new Map([[3, '/media/videos/grapes.mp4']]),
};

const text = (...children: RichNode[]) => ({
  root: { type: 'root', children },
  sourceKeys: ['who', 'nhs'],
});
const html = (node: RichNode, isById = false) => richTextHtml(text(node), targets, { isById });
const markdown = (node: RichNode, isById = false) => richTextMarkdown(text(node), targets, { isById });

const internal = link({ linkType: 'internal', doc: { relationTo: 'posts', value: 5 } });
const hidden = link({ linkType: 'internal', doc: { relationTo: 'posts', value: 6 } });
const picture: RichNode = { type: 'upload', value: 7, fields: { caption: 'Ripe & soft' } };
const footnote = (key: string): RichNode => ({ type: 'inlineBlock', fields: { blockType: 'footnote', key } });
const callout: RichNode = {
  type: 'block',
  fields: { blockType: 'callout', kind: 'doctor', content: { root: paragraph(paragraph(words('Ask.'))) } },
};
const video = (fields: object): RichNode => ({
  type: 'block',
  fields: { blockType: 'video', title: 'Grapes "cut"', still: 7, ...fields },
});
const film = video({ file: 3 });
const onYouTube = video({ address: 'https://youtu.be/dQw4w9WgXcQ' });
const recipe: RichNode = {
  type: 'block',
  fields: {
    blockType: 'recipeCard',
    title: 'Pear <mash>',
    fromMonths: 6,
    minutes: 5,
    servings: 1,
    ingredients: [{ text: '1 pear' }],
    steps: [{ text: 'Mash.' }, { text: 'Serve.' }],
  },
};

describe('HTML', () => {
  it.each<[string, RichNode, string]>([
    ['escaped text', paragraph(words('<b> & "x"')), '<p>&lt;b&gt; &amp; &quot;x&quot;</p>'],
    ['formats', paragraph(words('x', 1 | 2)), '<p><b><i>x</i></b></p>'],
    ['a heading', { type: 'heading', tag: 'h2', children: [words('T')] }, '<h2>T</h2>'],
    ['an unknown tag', { type: 'heading', tag: 'script', children: [words('T')] }, 'T'],
    ['a list', list('ol', item(words('a')), item(words('b'))), '<ol><li>a</li><li>b</li></ol>'],
    ['a line break', paragraph(words('a'), { type: 'linebreak' }, words('b')), '<p>a<br/>b</p>'],
    [
      'an address',
      paragraph(link({ url: 'https://x.test/?a=1&b' })),
      '<p><a href="https://x.test/?a=1&amp;b">here</a></p>',
    ],
    ['a script', paragraph(link({ url: 'javascript:alert(1)' })), '<p>here</p>'],
    ['a hidden script', paragraph(link({ url: '/\tjavascript:x' })), '<p>here</p>'],
    ['another host', paragraph(link({ url: '//x.test' })), '<p>here</p>'],
    ['a hidden page', paragraph(hidden), '<p>here</p>'],
    ['a footnote', paragraph(footnote('nhs')), '<p><sup data-source="nhs">2</sup></p>'],
    ['a footnote without a source', paragraph(footnote('x')), '<p></p>'],
    ['a picture that is gone', { type: 'upload', value: 8 }, ''],
    ['a call-out', callout, '<aside data-kind="doctor"><p>Ask.</p></aside>'],
    [
      'a video',
      film,
      '<figure><img alt="" src="/media/images/pear.webp"/><figcaption><a href="/media/videos/grapes.mp4">Grapes &quot;cut&quot; (video)</a></figcaption></figure>',
    ],
    [
      'a video elsewhere',
      onYouTube,
      '<figure><img alt="" src="/media/images/pear.webp"/><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Grapes &quot;cut&quot; (video on YouTube)</a></figcaption></figure>',
    ],
    ['a video that is gone', video({ file: 4 }), ''],
    ['an address that is no video’s', video({ address: 'javascript:alert(1)' }), ''],
    ['a poll', { type: 'block', fields: { blockType: 'poll', poll: 3 } }, '<div data-poll="3"></div>'],
    [
      'a table',
      { type: 'table', children: [{ type: 'tablerow', children: [cell('a', 1), cell('b')] }] },
      '<table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table>',
    ],
    [
      'a recipe',
      recipe,
      '<section><h3>Pear &lt;mash&gt;</h3><p>From 6 months, 5 minutes, serves 1</p><ul><li>1 pear</li></ul><ol><li>Mash.</li><li>Serve.</li></ol></section>',
    ],
  ])('%s', (_name, node, expected) => {
    expect(html(node)).toBe(expected);
  });

  it('names pages and pictures by id or by address', () => {
    expect(html(paragraph(internal), true)).toBe('<p><a linktype="page" id="50">here</a></p>');
    expect(html(paragraph(internal))).toBe('<p><a href="/blog/first-foods">here</a></p>');
    expect(html(picture, true)).toBe(
      '<figure><embed alt="A &quot;pear&quot;" embedtype="image" format="fullwidth" id="7"/><figcaption>Ripe &amp; soft</figcaption></figure>',
    );
    expect(html(film, true)).toBe(
      '<embed embedtype="media" data-video="3" title="Grapes &quot;cut&quot;" data-still="7"/>',
    );
    expect(html(onYouTube, true)).toBe(
      '<embed embedtype="media" url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="Grapes &quot;cut&quot;" data-still="7"/>',
    );
    expect(html({ ...picture, fields: {} })).toBe(
      '<img alt="A &quot;pear&quot;" src="/media/images/pear.webp" width="640" height="480"/>',
    );
  });
});

describe('Markdown', () => {
  it.each<[string, RichNode, string]>([
    ['escaped text', paragraph(words('a*b_[c] <d>')), 'a\\*b\\_\\[c\\] \\<d\\>'],
    ['a line like a heading', paragraph(words('# no')), '\\# no'],
    ['a line like a list', paragraph(words('1. no')), '1\\. no'],
    ['formats', paragraph(words('a '), words('bold ', 1), words('both', 3)), 'a **bold** ***both***'],
    ['code', paragraph(words('a`b', 16)), '``a`b``'],
    ['a heading', { type: 'heading', tag: 'h3', children: [words('T')] }, '### T'],
    ['a quote', { type: 'quote', children: [words('a'), { type: 'linebreak' }, words('b')] }, '> a\\\n> b'],
    [
      'nested lists',
      list('ol', item(words('a')), item(list('ul', item(words('b')))), item(words('c'))),
      '1. a\n   - b\n2. c',
    ],
    ['an address', paragraph(link({ url: 'https://x.test/a(b)' })), '[here](<https://x.test/a(b)>)'],
    ['a script', paragraph(link({ url: 'javascript:alert(1)' })), 'here'],
    ['a footnote', paragraph(words('x'), footnote('who')), 'x[^who]'],
    ['a call-out', callout, '> Ask.'],
    ['a video', film, '[Grapes "cut" (video)](</media/videos/grapes.mp4>)'],
    ['a rule', { type: 'horizontalrule' }, '---'],
    [
      'a table',
      {
        type: 'table',
        children: [
          { type: 'tablerow', children: [cell('a', 1), cell('b|c', 1)] },
          { type: 'tablerow', children: [cell('d')] },
        ],
      },
      '| a | b\\|c |\n| --- | --- |\n| d |  |',
    ],
    [
      'a recipe',
      recipe,
      '### Pear \\<mash\\>\n\nFrom 6 months, 5 minutes, serves 1\n\n- 1 pear\n\n1. Mash.\n2. Serve.',
    ],
  ])('%s', (_name, node, expected) => {
    expect(markdown(node)).toBe(expected);
  });

  it('names pages and pictures by id or by address', () => {
    expect(markdown(paragraph(internal), true)).toBe('[here](page:50)');
    expect(markdown(paragraph(internal))).toBe('[here](/blog/first-foods)');
    expect(markdown(picture, true)).toBe('![A "pear"](image:7)\n\n*Ripe & soft*');
    expect(markdown({ ...picture, fields: {} })).toBe('![A "pear"](/media/images/pear.webp)');
  });

  it('leaves a line between blocks', () => {
    expect(
      richTextMarkdown(text(paragraph(words('a')), paragraph(words('b'))), targets, { isById: false }),
    ).toBe('a\n\nb');
  });
});
