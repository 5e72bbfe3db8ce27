import type { Payload } from 'payload';
import { type OutsideVideo, outsideVideo } from '../../content/reading/outside-video';
import { documentFields, type PageCollection } from '../../content/cms/page-tree/kinds';
import { numberColumn, readRows, sql } from '../../platform/database/sql';
import { type ImageRow, readImages } from './image-fields';
import * as z from 'zod';
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
  /** The addresses of the files of videos. */
  videos: ReadonlyMap<number, string>;
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
    facts:
      `From ${asText(fields.fromMonths)} months, ${asText(fields.minutes)} minutes, serves ` +
      `${asText(fields.servings)}`,
    ingredients: texts(fields.ingredients),
    steps: texts(fields.steps),
    storage: asText(fields.storage),
  };
}

/** A video inside a text: a file of this site or one elsewhere, and the picture that stands for it. */
export interface RichVideo {
  title: string;
  still: ImageRow | null;
  source: { id: number; url: string } | OutsideVideo;
}

export function videoOf({ fields = {} }: RichNode, targets: RichTextTargets): RichVideo | null {
  const id = idOf(fields.file);
  const url = targets.videos.get(id ?? 0);
  const source = id !== null && url !== undefined ? { id, url } : outsideVideo(asText(fields.address));
  const still = targets.images.get(idOf(fields.still) ?? 0) ?? null;
  return source && { title: asText(fields.title), still, source };
}

/** What a video is called where it does not play: "Cutting grapes (video on YouTube)". */
export function videoLabel({ title, source }: RichVideo): string {
  return `${title} (video${'host' in source ? ` on ${source.host}` : ''})`;
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
  const wanted: Wanted = { pages: new Set(), images: new Set(), videos: new Set() };
  for (const { root } of texts) gather(root, wanted);
  const [pages, images, videos] = await Promise.all([
    loadPages([...wanted.pages], payload, scope),
    wanted.images.size === 0
      ? []
      : readImages(payload, sql`images i WHERE i.id IN ${listOf([...wanted.images])}`),
    loadVideos([...wanted.videos], payload),
  ]);
  return { pages, images: new Map(images.map((image) => [image.id, image])), videos };
}

interface Wanted {
  pages: Set<string>;
  images: Set<number>;
  videos: Set<number>;
}

function gather(node: RichNode, wanted: Wanted): void {
  const page = node.fields?.linkType === 'internal' ? documentKey(node.fields.doc) : null;
  if (page) wanted.pages.add(page);
  const isVideo = node.fields?.blockType === 'video';
  const image = node.type === 'upload' ? idOf(node.value) : isVideo ? idOf(node.fields?.still) : null;
  if (image) wanted.images.add(image);
  const video = isVideo ? idOf(node.fields?.file) : null;
  if (video) wanted.videos.add(video);
  const nested = node.type === 'block' ? calloutRoot(node) : null;
  for (const child of [...(node.children ?? []), ...(nested ? [nested] : [])]) gather(child, wanted);
}

const videoRow = z.object({ id: numberColumn, filename: z.string().nullable() });

async function loadVideos(ids: readonly number[], payload: Payload): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    payload,
    videoRow,
    sql`SELECT id, filename FROM videos WHERE id IN ${listOf(ids)}`,
  );
  return new Map(
    rows.flatMap(({ id, filename }) =>
      filename ? [[id, `/media/videos/${encodeURIComponent(filename)}`] as const] : [],
    ),
  );
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
