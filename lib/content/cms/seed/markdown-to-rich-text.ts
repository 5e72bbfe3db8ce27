import { randomUUID } from 'node:crypto';
import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical';
import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Post } from '../../../platform/database/payload-types';

const blockPattern =
  /^:::(?:(?<kind>good-to-know|doctor)[ \t]*\n(?<text>[\s\S]*?)^:::|poll[ \t]+(?<poll>[a-z-]+))[ \t]*$/gm;
const footnotePattern = /\[\^([a-z0-9-]+)\]/g;

type RichText = Post['body'];

/** Thrown for `:::poll key` where no poll has this key. */
export class UnknownPollError extends Error {
  constructor(key: string) {
    super(`There is no poll ${key}.`);
    this.name = 'UnknownPollError';
  }
}

interface LooseNode extends SerializedLexicalNode {
  text?: string;
  children?: LooseNode[];
  fields?: Record<string, unknown>;
}

/**
 * Rich text from the Markdown of the first content: what Payload's own converter knows, plus call-outs
 * (`:::doctor … :::`) and polls (`:::poll key`) as blocks and footnote marks (`[^key]`) as inline blocks.
 * @throws UnknownPollError
 */
export function markdownToRichText(
  markdown: string,
  editorConfig: SanitizedServerEditorConfig,
  pollIds: ReadonlyMap<string, number> = new Map(),
): RichText {
  const children: LooseNode[] = [];
  let position = 0;
  for (const match of markdown.matchAll(blockPattern)) {
    const { kind = '', text = '', poll } = match.groups ?? {};
    children.push(...convert(markdown.slice(position, match.index), editorConfig));
    children.push(poll ? pollNode(poll, pollIds) : calloutNode(kind, text, editorConfig));
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

function pollNode(key: string, pollIds: ReadonlyMap<string, number>): LooseNode {
  const poll = pollIds.get(key);
  if (poll === undefined) throw new UnknownPollError(key);
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
