import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of an HTML document that can be checked without a browser. */
export interface PageContent {
  language: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Language versions of the page: what `hreflang` says, and the address. */
  versions: { language: string; href: string }[];
  isHiddenFromSearch: boolean;
  headings: string[];
  ids: string[];
  /** Every `<a href>` as it is written. */
  links: string[];
  images: { src: string; missing: string[] }[];
  /** Pictures in each of their sizes, icons, feeds, and the picture that the page is shared with. */
  files: { href: string; isPicture: boolean }[];
  structuredData: string[];
  /** What people read or hear: text, and the attributes that are spoken or shown. */
  words: string[];
}

const spokenAttributes = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']);
const withoutWords = new Set(['script', 'style', 'code', 'pre', 'template']);

/** Reads an HTML document in one walk over its tree, as a browser with scripts off builds it. */
export function readPage(document: string): PageContent {
  const page: PageContent = {
    language: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    versions: [],
    isHiddenFromSearch: false,
    headings: [],
    ids: [],
    links: [],
    images: [],
    files: [],
    structuredData: [],
    words: [],
  };
  readNode(parse(document, { scriptingEnabled: false }), page);
  return page;
}

function readNode(node: Node, page: PageContent): void {
  if (node.nodeName === '#text' && 'value' in node) {
    if (node.value.trim() !== '') page.words.push(node.value.trim());
    return;
  }
  if ('tagName' in node) {
    readElement(node, page);
    if (withoutWords.has(node.tagName)) return;
  }
  if ('childNodes' in node) for (const child of node.childNodes) readNode(child, page);
}

function readElement(element: Element, page: PageContent): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const id = attributes.get('id');
  if (id !== undefined) page.ids.push(id);
  for (const [name, value] of attributes) if (spokenAttributes.has(name)) page.words.push(value);
  const read = readers[element.tagName];
  // A drawing may have a title too, which says what it shows.
  const isDrawing = element.namespaceURI !== html.NS.HTML;
  read?.({ page, attributes, isDrawing, text: () => textOf(element) });
}

interface Reading {
  page: PageContent;
  attributes: ReadonlyMap<string, string>;
  isDrawing: boolean;
  text: () => string;
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  html: ({ page, attributes }) => (page.language = attributes.get('lang') ?? ''),
  h1: ({ page, text }) => page.headings.push(text()),
  title: ({ page, isDrawing, text }) => {
    if (!isDrawing) page.titles.push(text());
  },
  meta: ({ page, attributes }) => {
    const content = attributes.get('content') ?? '';
    if (/^(?:og:image|twitter:image)$/.test(attributes.get('property') ?? attributes.get('name') ?? ''))
      page.files.push({ href: content, isPicture: true });
    if (attributes.get('name') === 'description') page.descriptions.push(content);
    if (attributes.get('name') === 'robots') page.isHiddenFromSearch ||= content.includes('noindex');
  },
  link: ({ page, attributes }) => {
    const href = attributes.get('href') ?? '';
    const language = attributes.get('hreflang');
    if (attributes.get('rel') === 'canonical') page.canonicals.push(href);
    if (language !== undefined) page.versions.push({ language, href });
    const rel = attributes.get('rel') ?? '';
    const isPicture = rel === 'icon' || rel === 'apple-touch-icon';
    if (isPicture || rel === 'manifest' || (rel === 'alternate' && language === undefined))
      page.files.push({ href, isPicture });
  },
  a: ({ page, attributes }) => {
    const href = attributes.get('href');
    if (href !== undefined) page.links.push(href);
  },
  img: ({ page, attributes }) => {
    const missing = ['alt', 'width', 'height'].filter((name) => !attributes.has(name));
    page.images.push({ src: attributes.get('src') ?? '', missing });
    page.files.push(...sourcesOf(attributes));
  },
  source: ({ page, attributes }) => page.files.push(...sourcesOf(attributes)),
  script: ({ page, attributes, text }) => {
    if (attributes.get('type') === 'application/ld+json') page.structuredData.push(text());
  },
};

/** The pictures that an element names: one, and the same in other sizes. */
function sourcesOf(attributes: ReadonlyMap<string, string>): PageContent['files'] {
  const sizes = (attributes.get('srcset') ?? '').split(/,\s+/).map((size) => size.trim().split(' ')[0] ?? '');
  return [attributes.get('src') ?? '', ...sizes]
    .filter((href) => href !== '')
    .map((href) => ({ href, isPicture: true }));
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
