import { htmlToRichText } from './html-to-rich-text';
import type { RichTextNode } from './lexical-nodes';
import { parseHtml } from './parse-html';
import { namedIn } from './text-references';

const references = {
  pages: new Map([[5, { collection: 'posts' as const, id: 50 }]]),
  images: new Set([7]),
  videos: new Set([3]),
  polls: new Set([9]),
};

const read = (html: string) => htmlToRichText(parseHtml(html), references).root.children ?? [];

/** Short enough to compare: `p(one **two**)`. */
function brief(node: RichTextNode): string {
  const inner = (node.children ?? []).map(brief).join('');
  switch (node.type) {
    case 'text': {
      const marks = ({ 0: '', 1: '**', 2: '_', 3: '**_', 16: '`' } as const)[Number(node.format)] ?? '?';
      return `${marks}${String(node.text)}${marks}`;
    }
    case 'linebreak':
      return '⏎';
    case 'link': {
      const { url, doc } = node.fields as { url?: string; doc?: { relationTo: string; value: number } };
      return `[${inner}](${url ?? `${doc?.relationTo} ${doc?.value}`})`;
    }
    case 'inlineBlock':
      return `{${String((node.fields as { key: string }).key)}}`;
    default:
      return `${String(node.tag ?? node.type)}(${inner})`;
  }
}

const briefly = (html: string) => read(html).map(brief).join(' ');

describe('rich text out of HTML', () => {
  it.each([
    ['words without an element', 'One two', 'paragraph(One two)'],
    ['spaces as a browser shows them', '<p>  One\n  <b> two</b> three </p>', 'paragraph(One **two** three)'],
    ['nested formats', '<p><b>a <i>b</i></b></p>', 'paragraph(**a ****_b**_)'],
    ['headings from the second level on', '<h1>A</h1><h6>B</h6>', 'h2(A) h4(B)'],
    [
      'a frame around blocks',
      '<div><p>A</p>B<section>C</section></div>',
      'paragraph(A) paragraph(B) paragraph(C)',
    ],
    ['code', '<p>Use <code>30 g</code></p>', 'paragraph(Use `30 g`)'],
    ['a block inside a format', '<b>A<p>B</p></b>', 'paragraph(**A**) paragraph(**B**)'],
    ['breaks', 'A<br>B<br/><br>', 'paragraph(A⏎B)'],
    ['a quote of two paragraphs', '<blockquote><p>A</p><p>B</p></blockquote>', 'quote(A⏎B)'],
    ['lists', '<ul><li>A<li>B <b>c</b></ul>', 'ul(listitem(A)listitem(B **c**))'],
    [
      'a list inside a list',
      '<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol>',
      'ol(listitem(A)listitem(ul(listitem(B)))listitem(C))',
    ],
    ['nothing for what is empty', '<p> </p><ul></ul><table></table><h2></h2>', ''],
    ['a rule', 'A<hr>B', 'paragraph(A) horizontalrule() paragraph(B)'],
    [
      'a table',
      '<table><thead><tr><th>A<th>B</thead><tr><td>1<td>2</table>',
      'table(tablerow(tablecell(paragraph(A))tablecell(paragraph(B)))tablerow(tablecell(paragraph(1))tablecell(paragraph(2))))',
    ],
    [
      'links',
      '<a href="https://a.example/?x=1&amp;y">A</a> <a href="/b">B</a>',
      'paragraph([A](https://a.example/?x=1&y) [B](/b))',
    ],
    ['links by the id of a page', '<a linktype="page" id="5">A</a>', 'paragraph([A](posts 50))'],
    ['a footnote', 'A<sup data-source="nhs">1</sup>.', 'paragraph(A{nhs}.)'],
  ])('reads %s', (_case, html, expected) => {
    expect(briefly(html)).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)'],
    [' JAVASCRIPT:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['//other.example'],
    ['/\\other.example'],
    ['vbscript:x'],
  ])('keeps the words of a link to %j and not the link', (address) => {
    expect(briefly(`<a href="${address}">A</a>`)).toBe('paragraph(A)');
  });

  it.each([
    ['<script>alert(1)</script>A', 'paragraph(A)'],
    ['<style>p{}</style><svg><p>x</p></svg>A', 'paragraph(A)'],
    ['<!-- <p>x</p> -->A<!doctype html>', 'paragraph(A)'],
    ['<script>alert(1)', ''],
    ['<p onclick="alert(1)">A', 'paragraph(A)'],
    ['<img src=x onerror=alert(1)>A', 'paragraph(A)'],
    ['a < b &amp; c &#8211; d &hellip; &unknown; &#0;', 'paragraph(a < b & c – d … &unknown; \ufffd)'],
    ['<p>A</p></div></b>B', 'paragraph(A) paragraph(B)'],
    ['A <b title="x > y">b</b>', 'paragraph(A **b**)'],
  ])('reads no more out of %j than its words', (html, expected) => {
    expect(briefly(html)).toBe(expected);
  });

  it('takes pictures of the library only, with their caption', () => {
    const [picture, ...rest] = read(
      '<figure><embed embedtype="image" id="7" alt="x"/><figcaption>A <b>pear</b></figcaption></figure><embed embedtype="image" id="8"/>',
    );
    expect(rest).toEqual([]);
    expect(picture).toMatchObject({
      type: 'upload',
      relationTo: 'images',
      value: 7,
      fields: { caption: 'A pear' },
    });
  });

  it('reads back the site’s own blocks', () => {
    const [callout, poll, recipe] = read(
      `<aside data-kind="doctor"><h3>Go</h3><p>Now<sup data-source="nhs">1</sup></p><ul><li>A</li></ul></aside>
       <div data-poll="9"></div>
       <section><h3>Porridge</h3><p>From 6 months, 10 minutes, serves 2</p><ul><li>Oats</li></ul><ol><li>Cook</li></ol><p>A day.</p></section>`,
    );
    const { content, ...own } = callout?.fields as { content: { root: RichTextNode } };
    expect(own).toMatchObject({ blockType: 'callout', kind: 'doctor' });
    // The small editor knows no headings.
    expect((content.root.children ?? []).map(brief)).toEqual([
      'paragraph(Go)',
      'paragraph(Now{nhs})',
      'ul(listitem(A))',
    ]);
    expect(poll?.fields).toMatchObject({ blockType: 'poll', poll: 9 });
    expect(recipe?.fields).toMatchObject({
      blockType: 'recipeCard',
      title: 'Porridge',
      fromMonths: 6,
      minutes: 10,
      servings: 2,
      ingredients: [{ text: 'Oats' }],
      steps: [{ text: 'Cook' }],
      storage: 'A day.',
    });
  });

  it('reads videos: Wagtail’s own form, with a picture and a title, or a file of the library', () => {
    const [outside, file, bare, ...rest] = read(
      `<embed embedtype="media" url="https://youtu.be/dQw4w9WgXcQ" title="Cutting grapes" data-still="7"/>
       <embed embedtype="media" data-video="3" title="Mashing" data-still="7"/>
       <embed embedtype="media" url="https://vimeo.com/76979871"/>
       <embed embedtype="media" url="https://example.org/a.mp4" title="x" data-still="7"/>
       <embed embedtype="media" data-video="4" title="x"/>`,
    );
    expect(outside?.fields).toMatchObject({
      blockType: 'video',
      title: 'Cutting grapes',
      still: 7,
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    expect(file?.fields).toMatchObject({ blockType: 'video', title: 'Mashing', still: 7, file: 3 });
    expect(bare && brief(bare)).toContain('https://vimeo.com/76979871');
    expect(rest).toEqual([]);
  });

  it('names every page, picture, video and poll of a text', () => {
    const html =
      '<p><a linktype="page" id="4">x</a></p><embed embedtype="image" id="8"/><embed embedtype="media" data-video="3" data-still="9"/><div data-poll="x"></div>';
    expect(namedIn(parseHtml(html))).toEqual({
      pages: [4],
      images: [8, 9],
      videos: [3],
      polls: [Number.NaN],
    });
  });

  it('is quick with a text made to be slow', () => {
    expect(briefly(`${'<a "'.repeat(20_000)}`)).toContain('<a "');
    expect(read('<div>'.repeat(5_000) + 'A').map(brief)).toEqual(['paragraph(A)']);
  });
});

it('reads a text of nothing but open brackets, and spaces around and between runs', () => {
  const [paragraph] = read('<'.repeat(200_000));
  expect(paragraph?.children?.[0]?.text).toHaveLength(200_000);
  expect(read('a <b> b </b> c<br> d <b> </b>e').map(brief)).toEqual(['paragraph(a **b **c⏎d e)']);
});
