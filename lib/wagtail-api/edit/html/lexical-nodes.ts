import { randomBytes, randomUUID } from 'node:crypto';
import type { PageCollection } from '../../../content/cms/page-tree/kinds';

/** A node of rich text as it is stored (Lexical's JSON). */
export interface RichTextNode {
  type: string;
  children?: RichTextNode[];
  [property: string]: unknown;
}

const branch = { direction: null, format: '', indent: 0, version: 1 } as const;

/** Bits of a text's format. The editor of the panel knows these two. */
export const textFormats = { bold: 1, italic: 2, code: 16 } as const;

export function textNode(text: string, format: number): RichTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

export function lineBreakNode(): RichTextNode {
  return { type: 'linebreak', version: 1 };
}

export function paragraphNode(children: RichTextNode[]): RichTextNode {
  return { ...branch, type: 'paragraph', textFormat: 0, textStyle: '', children };
}

export function headingNode(tag: 'h2' | 'h3' | 'h4', children: RichTextNode[]): RichTextNode {
  return { ...branch, type: 'heading', tag, children };
}

export function quoteNode(children: RichTextNode[]): RichTextNode {
  return { ...branch, type: 'quote', children };
}

export function ruleNode(): RichTextNode {
  return { type: 'horizontalrule', version: 1 };
}

export function listNode(tag: 'ul' | 'ol', start: number, items: RichTextNode[][]): RichTextNode {
  const children = items.map((item, index) => ({
    ...branch,
    type: 'listitem',
    value: start + index,
    children: item,
  }));
  return { ...branch, type: 'list', listType: tag === 'ol' ? 'number' : 'bullet', start, tag, children };
}

export interface TableCell {
  isHeader: boolean;
  columns: number;
  rows: number;
  children: RichTextNode[];
}

export function tableNode(rows: readonly TableCell[][]): RichTextNode {
  return {
    ...branch,
    type: 'table',
    children: rows.map((cells) => ({ ...branch, type: 'tablerow', children: cells.map(cellNode) })),
  };
}

function cellNode({ isHeader, columns, rows, children }: TableCell): RichTextNode {
  const spans = { colSpan: columns, rowSpan: rows };
  return {
    ...branch,
    type: 'tablecell',
    backgroundColor: null,
    headerState: isHeader ? 1 : 0,
    ...spans,
    children,
  };
}

/** @param to an address, or a document of this site */
export function linkNode(
  to: { url: string; isNewTab: boolean } | { collection: PageCollection; id: number },
  children: RichTextNode[],
): RichTextNode {
  const fields =
    'url' in to
      ? { linkType: 'custom', newTab: to.isNewTab, url: to.url }
      : { linkType: 'internal', newTab: false, doc: { relationTo: to.collection, value: to.id } };
  return { ...branch, type: 'link', version: 3, id: randomBytes(12).toString('hex'), fields, children };
}

/** A picture of the library between two paragraphs. */
export function pictureNode(imageId: number, caption: string): RichTextNode {
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: randomBytes(12).toString('hex'),
    relationTo: 'images',
    value: imageId,
    fields: caption === '' ? null : { caption },
  };
}

/** The number of a source, right after what it supports. */
export function footnoteNode(key: string): RichTextNode {
  const fields = { id: randomUUID(), blockType: 'footnote', blockName: '', key };
  return { type: 'inlineBlock', version: 1, fields };
}

export function blockNode(blockType: string, fields: Readonly<Record<string, unknown>>): RichTextNode {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { ...fields, id: randomUUID(), blockType, blockName: '' },
  };
}

export interface RichTextRoot {
  root: RichTextNode;
}

export function rootNode(children: RichTextNode[]): RichTextRoot {
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children } };
}
