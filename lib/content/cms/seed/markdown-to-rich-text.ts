import { randomUUID } from 'node:crypto';
import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical';
import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Post } from '../../../platform/database/payload-types';
import { blockPattern } from './block-pattern';

const footnotePattern = /\[\^([a-z0-9-]+)\]/g;

type RichText = Post['body'];

/** What a text names and has its own record: the ids of polls by their keys, of pictures by their names. */
export interface Embeds {
  polls: ReadonlyMap<string, number>;
  pictures: ReadonlyMap<string, number>;
}

const noEmbeds: Embeds = { polls: new Map(), pictures: new Map() };

/** Thrown for `:::poll key` or `:::picture name` where there is no such poll or picture. */
export class UnknownEmbedError extends Error {
  constructor(kind: 'poll' | 'picture', key: string) {
    super(`There is no ${kind} ${key}.`);
    this.name = 'UnknownEmbedError';
  }
}

interface LooseNode extends SerializedLexicalNode {
  format?: unknown;
  id?: unknown;
  relationTo?: string;
  value?: unknown;
  text?: string;
  children?: LooseNode[];
  fields?: Record<string, unknown>;
}

/**
 * Rich text from the Markdown of the first content: what Payload's own converter knows, plus call-outs
 * (`:::doctor … :::`) and polls (`:::poll key`) as blocks, pictures with a caption (`:::picture name Caption`)
 * and footnote marks (`[^key]`) as inline blocks.
 * @throws UnknownEmbedError
 */
export function markdownToRichText(
  markdown: string,
  editorConfig: SanitizedServerEditorConfig,
  embeds: Embeds = noEmbeds,
): RichText {
  const children: LooseNode[] = [];
  let position = 0;
  for (const match of markdown.matchAll(blockPattern)) {
    children.push(...convert(markdown.slice(position, match.index), editorConfig));
    children.push(blockNode(match.groups ?? {}, embeds, editorConfig));
    position = match.index + match[0].length;
  }
  children.push(...convert(markdown.slice(position), editorConfig));
  return rootOf(children.map(withFootnotes));
}

function convert(markdown: string, editorConfig: SanitizedServerEditorConfig): LooseNode[] {
  if (!markdown.trim()) return [];
  return convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() }).root.children;
}

function rootOf(children: LooseNode[]): RichText {
  return {
    root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children },
  } as RichText;
}

function blockNode(
  { kind = '', text = '', poll, picture, caption = '' }: Partial<Record<string, string>>,
  embeds: Embeds,
  editorConfig: SanitizedServerEditorConfig,
): LooseNode {
  if (poll) return pollNode(poll, embeds.polls);
  if (picture) return pictureNode(picture, caption.trim(), embeds.pictures);
  return calloutNode(kind, text, editorConfig);
}

function pictureNode(name: string, caption: string, ids: Embeds['pictures']): LooseNode {
  const value = ids.get(name);
  if (value === undefined) throw new UnknownEmbedError('picture', name);
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: randomUUID(),
    relationTo: 'images',
    value,
    fields: { caption },
  };
}

function pollNode(key: string, ids: Embeds['polls']): LooseNode {
  const poll = ids.get(key);
  if (poll === undefined) throw new UnknownEmbedError('poll', key);
  return {
    type: 'block',
    version: 2,
    fields: { id: randomUUID(), blockType: 'poll', blockName: '', poll },
  };
}

function calloutNode(kind: string, markdown: string, editorConfig: SanitizedServerEditorConfig): LooseNode {
  return {
    type: 'block',
    version: 2,
    fields: {
      id: randomUUID(),
      blockType: 'callout',
      blockName: '',
      kind,
      content: rootOf(convert(markdown, editorConfig).map(withFootnotes)),
    },
  };
}

function withFootnotes(node: LooseNode): LooseNode {
  if (!node.children) return node;
  return { ...node, children: node.children.flatMap((child) => splitFootnotes(child)) };
}

function splitFootnotes(node: LooseNode): LooseNode[] {
  if (node.type !== 'text' || !node.text?.includes('[^')) return [withFootnotes(node)];
  const parts: LooseNode[] = [];
  let position = 0;
  for (const match of node.text.matchAll(footnotePattern)) {
    if (match.index > position) parts.push({ ...node, text: node.text.slice(position, match.index) });
    parts.push({
      type: 'inlineBlock',
      version: 1,
      fields: { id: randomUUID(), blockType: 'footnote', blockName: '', key: match[1] },
    });
    position = match.index + match[0].length;
  }
  if (position < node.text.length) parts.push({ ...node, text: node.text.slice(position) });
  return parts;
}
