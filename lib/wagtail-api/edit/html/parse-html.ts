import { decodeReferences } from './character-references';

export interface HtmlElement {
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

/** Elements without content. */
const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Elements whose content is no text of the page. */
const unread = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'noscript',
  'svg',
  'math',
  'object',
]);

/**
 * What an opening tag ends when it is still open and nothing in between stops it: a list item ends the one
 * before it.
 */
const endedBy: Readonly<Record<string, { ends: ReadonlySet<string>; within: ReadonlySet<string> }>> = {
  li: { ends: new Set(['li', 'p']), within: new Set(['ul', 'ol']) },
  td: { ends: new Set(['td', 'th', 'p']), within: new Set(['tr', 'table']) },
  th: { ends: new Set(['td', 'th', 'p']), within: new Set(['tr', 'table']) },
  tr: { ends: new Set(['tr', 'td', 'th', 'p']), within: new Set(['table']) },
};

/** Blocks that cannot stand inside a paragraph. */
const endsParagraph = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol table blockquote hr div section article aside figure pre dl header ' +
    'footer main details'
  ).split(' '),
);

const maxDepth = 100;

const tagPattern = /<(\/?)([a-z][^\s/>]{0,40})/iy;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const markupPattern = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$))/y;

/**
 * Reads a piece of HTML into a tree, forgiving as browsers are: what is left open is closed, what was never
 * opened is passed over. Comments, scripts and the like are gone. Nothing of it is trusted: what may be kept
 * is decided by who reads the tree.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open: HtmlElement[] = [root];
  const top = () => open.at(-1) ?? root;
  const ends = tagEnds(html);
  let position = 0;
  while (position < html.length) {
    const next = html.indexOf('<', position);
    const end = next < 0 ? html.length : next;
    if (end > position) addText(top(), html.slice(position, end));
    if (next < 0) break;
    position = readMarkup({ html, ends }, next, open);
  }
  return root.children;
}

/**
 * For each place where the next `>` stands that is in no quotes which open from there on; −1 for none. Found from
 * the end, so that a text full of open tags and quotes is looked through once and not again and again.
 */
function tagEnds(html: string): Int32Array {
  const ends = new Int32Array(html.length + 1).fill(-1);
  let afterDouble = -1;
  let afterSingle = -1;
  for (let place = html.length - 1; place >= 0; place -= 1) {
    const next = ends[place + 1] ?? -1;
    const sign = html[place];
    ends[place] = sign === '>' ? place : sign === '"' ? afterDouble : sign === "'" ? afterSingle : next;
    if (sign === '"') afterDouble = next;
    if (sign === "'") afterSingle = next;
  }
  return ends;
}

/** @returns where the text goes on */
function readMarkup(
  { html, ends }: { html: string; ends: Int32Array },
  start: number,
  open: HtmlElement[],
): number {
  markupPattern.lastIndex = start;
  if (markupPattern.test(html)) return markupPattern.lastIndex;
  tagPattern.lastIndex = start;
  const tag = tagPattern.exec(html);
  const close = tag ? (ends[tagPattern.lastIndex] ?? -1) : -1;
  if (!tag || close < 0) {
    addText(open.at(-1), '<');
    return start + 1;
  }
  const rawAttributes = html.slice(tagPattern.lastIndex, close);
  const end = close + 1;
  const [, slash, rawName = ''] = tag;
  const name = rawName.toLowerCase();
  if (slash) {
    closeElement(open, name);
    return end;
  }
  if (unread.has(name)) return skipElement(html, { from: end, name, rawAttributes });
  openElement(open, { name, attributes: readAttributes(rawAttributes), children: [] });
  return end;
}

function openElement(open: HtmlElement[], element: HtmlElement): void {
  const rule = endedBy[element.name];
  if (rule) closeWithin(open, rule.ends, rule.within);
  else if (endsParagraph.has(element.name) && open.at(-1)?.name === 'p') open.pop();
  open.at(-1)?.children.push(element);
  if (!empty.has(element.name) && open.length < maxDepth) open.push(element);
}

function closeElement(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

function closeWithin(open: HtmlElement[], ends: ReadonlySet<string>, within: ReadonlySet<string>): void {
  const border = open.findLastIndex(({ name }) => within.has(name));
  const index = open.findIndex(({ name }, place) => place > border && ends.has(name));
  if (index > 0) open.length = index;
}

function skipElement(
  html: string,
  { from, name, rawAttributes }: { from: number; name: string; rawAttributes: string },
): number {
  if (rawAttributes.trimEnd().endsWith('/')) return from;
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

function addText(element: HtmlElement | undefined, text: string): void {
  element?.children.push(decodeReferences(text));
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** The elements of a name inside another, in the order of the text. */
export function elementsIn(element: { children: readonly HtmlNode[] }, name: string): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(child.name === name ? [child] : []), ...elementsIn(child, name)];
  });
}

/** The words alone. */
export function textIn({ children }: HtmlElement): string {
  const text = children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
  return text.replace(/\s+/g, ' ').trim();
}
