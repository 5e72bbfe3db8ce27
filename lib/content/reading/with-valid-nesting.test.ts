import type { Post } from '../../platform/database/payload-types';
import { withValidNesting } from './with-valid-nesting';

type Node = { type: string; children?: Node[]; [name: string]: unknown };

const text = (words: string): Node => ({ type: 'text', text: words });
const element =
  (type: string) =>
  (...children: Node[]): Node => ({ type, children });
const [paragraph, link, autolink, heading, list, item, quote] = [
  'paragraph',
  'link',
  'autolink',
  'heading',
  'list',
  'listitem',
  'quote',
].map(element) as [
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
];
const footnote: Node = { type: 'inlineBlock' };
const picture: Node = { type: 'upload' };
const rule: Node = { type: 'horizontalrule' };
const callout: Node = { type: 'block' };

function nested(...children: Node[]): unknown {
  const body = { root: { type: 'root', children } } as unknown as Post['body'];
  return withValidNesting(body).root.children;
}

it.each<[string, Node[], Node[]]>([
  ['a plain paragraph', [paragraph(text('a'), footnote)], [paragraph(text('a'), footnote)]],
  ['an empty paragraph', [paragraph()], [paragraph()]],
  [
    'a picture between words',
    [paragraph(text('a'), picture, text('b'), text('c'))],
    [paragraph(text('a')), picture, paragraph(text('b'), text('c'))],
  ],
  ['a rule alone in a paragraph', [paragraph(rule)], [rule]],
  ['a call-out in a paragraph', [paragraph(callout, text('a'))], [callout, paragraph(text('a'))]],
  [
    'a paragraph in a paragraph',
    [paragraph(text('a'), paragraph(text('b')))],
    [paragraph(text('a')), paragraph(text('b'))],
  ],
  [
    'a link in a link',
    [paragraph(link(text('a'), link(text('b'))))],
    [paragraph(link(text('a'), text('b')))],
  ],
  ['an address in a link', [paragraph(link(autolink(text('a'))))], [paragraph(link(text('a')))]],
  [
    'a footnote in a link',
    [paragraph(link(text('a'), footnote, text('b')))],
    [paragraph(link(text('a')), footnote, link(text('b')))],
  ],
  ['a footnote in a link in a link', [paragraph(link(link(footnote)))], [paragraph(footnote)]],
  [
    'a picture in a link in a paragraph',
    [paragraph(link(picture, text('a')))],
    [picture, paragraph(link(text('a')))],
  ],
  ['a heading in a heading', [heading(text('a'), heading(text('b')))], [heading(text('a'), text('b'))]],
  [
    'paragraphs and pictures of a list',
    [list(item(paragraph(text('a'), picture)))],
    [list(item(paragraph(text('a')), picture))],
  ],
  ['a picture in a quote', [quote(picture)], [quote(picture)]],
])('%s', (_name, given, expected) => {
  expect(nested(...given)).toEqual(expected);
});

it('leaves a missing text missing', () => {
  expect(withValidNesting(null)).toBeNull();
});
