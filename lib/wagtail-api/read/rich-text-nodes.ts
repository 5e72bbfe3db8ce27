import type { Payload } from 'payload';
import { documentFields, type PageCollection } from '../../content/cms/page-tree/kinds';
import { sql } from '../../platform/database/sql';
import { type ImageRow, readImages } from './image-fields';
import { listOf, pagePath, type PageRow, readPages } from './page-rows';
import type { PageScope } from './page-scope';

/** A node of the editor's JSON as far as it is written out; which of these a node has depends on its type. */
export interface RichNode {
  type: string;
  children?: readonly RichNode[];
  text?: string;
  /** Bits of a text; a word for blocks, which is not looked at. */
  format?: number | string;
  tag?: string;
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
  fields?: Readonly<Record<string, unknown>>;
  /** Of an uploaded picture: its id, or the picture. */
  value?: unknown;
}

/** A text of the editor, and the keys of its document's sources in their order, which number the footnotes. */
export interface RichText {
  root: RichNode;
  sourceKeys: readonly string[];
}

export const textBits = { bold: 1, italic: 2, strikethrough: 4, underline: 8, code: 16 } as const;

export function isFormatted(node: RichNode, mark: keyof typeof textBits): boolean {
  return typeof node.format === 'number' && (node.format & textBits[mark]) !== 0;
}

/** What texts point to, loaded for all of them at once. */
export interface RichTextTargets {
  pages: ReadonlyMap<string, PageRow>;
  images: ReadonlyMap<number, ImageRow>;
}

/** Where a link leads: a page of the site, an address, or nowhere that may be shown. */
export type LinkTarget = { page: PageRow; path: string } | { href: string; isNewTab: boolean } | null;

/**
 * `https:`, `http:`, `mailto:`, or a place on this site; a tab or line break inside, which browsers drop,
 * makes no other scheme.
 */
const harmlessHref = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\t\n\r]*$/i;

export function linkTarget({ fields = {} }: RichNode, targets: RichTextTargets): LinkTarget {
  if (fields.linkType === 'internal') {
    const page = targets.pages.get(documentKey(fields.doc) ?? '');
    const path = page ? pagePath(page) : null;
    return page && path ? { page, path } : null;
  }
  const { url } = fields;
  if (typeof url !== 'string' || !harmlessHref.test(url)) return null;
  return { href: url, isNewTab: fields.newTab === true };
}

export function imageOf(node: RichNode, targets: RichTextTargets): ImageRow | null {
  return targets.images.get(idOf(node.value) ?? 0) ?? null;
}

/** The number of a footnote's source, from 1; null when the document has no such source. */
export function footnoteNumber({ fields = {} }: RichNode, { sourceKeys }: RichText): number | null {
  const index = typeof fields.key === 'string' ? sourceKeys.indexOf(fields.key) : -1;
  return index < 0 ? null : index + 1;
}

/** A recipe inside a text. */
export interface RichRecipe {
  title: string;
  facts: string;
  ingredients: string[];
  steps: string[];
  storage: string;
}

export function recipeOf({ fields = {} }: RichNode): RichRecipe {
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.flatMap((item: { text?: unknown }) => asText(item.text) || []) : [];
  return {
    title: asText(fields.title),
    facts: `From ${asText(fields.fromMonths)} months, ${asText(fields.minutes)} minutes, serves ${asText(fields.servings)}`,
    ingredients: texts(fields.ingredients),
    steps: texts(fields.steps),
    storage: asText(fields.storage),
  };
}

/** The text inside a call-out. */
export function calloutRoot({ fields = {} }: RichNode): RichNode | null {
  const { content } = fields;
  const root = typeof content === 'object' && content !== null && 'root' in content ? content.root : null;
  return typeof root === 'object' && root !== null && 'type' in root ? (root as RichNode) : null;
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null;
}

function documentKey(doc: unknown): string | null {
  if (typeof doc !== 'object' || doc === null || !('relationTo' in doc) || !('value' in doc)) return null;
  const id = idOf(doc.value);
  return id === null ? null : `${String(doc.relationTo)} ${id}`;
}

/** Loads what all these texts point to; pages that the caller may not see are left out. */
export async function loadTargets(
  texts: readonly RichText[],
  { payload, scope }: { payload: Payload; scope: PageScope },
): Promise<RichTextTargets> {
  const wanted = { pages: new Set<string>(), images: new Set<number>() };
  for (const { root } of texts) gather(root, wanted);
  const [pages, images] = await Promise.all([
    loadPages([...wanted.pages], payload, scope),
    wanted.images.size === 0
      ? []
      : readImages(payload, sql`images i WHERE i.id IN ${listOf([...wanted.images])}`),
  ]);
  return { pages, images: new Map(images.map((image) => [image.id, image])) };
}

function gather(node: RichNode, wanted: { pages: Set<string>; images: Set<number> }): void {
  const page = node.fields?.linkType === 'internal' ? documentKey(node.fields.doc) : null;
  if (page) wanted.pages.add(page);
  const image = node.type === 'upload' ? idOf(node.value) : null;
  if (image) wanted.images.add(image);
  const nested = node.type === 'block' ? calloutRoot(node) : null;
  for (const child of [...(node.children ?? []), ...(nested ? [nested] : [])]) gather(child, wanted);
}

const columns = { posts: sql`n.post_id`, stories: sql`n.story_id`, pages: sql`n.info_page_id` } as const;

async function loadPages(
  keys: readonly string[],
  payload: Payload,
  scope: PageScope,
): Promise<Map<string, PageRow>> {
  const pages = new Map<string, PageRow>();
  for (const collection of Object.keys(documentFields) as PageCollection[]) {
    const prefix = `${collection} `;
    const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length)));
    if (ids.length === 0) continue;
    const rows = await readPages(
      payload,
      sql`page_nodes n WHERE ${columns[collection]} IN ${listOf(ids)} AND ${scope.nameable}`,
    );
    for (const row of rows) pages.set(`${prefix}${row.documentId}`, row);
  }
  return pages;
}
