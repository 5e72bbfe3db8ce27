import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';

/**
 * Words a minute: a careful reader of non-fiction (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047, mean 238).
 */
const wordsPerMinute = 238;

/** All text of a rich text document, block contents included, one line a node. */
export function richTextToPlainText(state: SerializedEditorState | null | undefined): string {
  return state ? collectText(state.root).trim() : '';
}

/** Minutes it takes to read, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

interface LooseNode extends SerializedLexicalNode {
  text?: unknown;
  children?: LooseNode[];
  fields?: Record<string, unknown>;
}

const inlineTypes = new Set(['text', 'link', 'autolink', 'inlineBlock', 'linebreak']);

function collectText(node: LooseNode): string {
  const own = typeof node.text === 'string' ? node.text : '';
  const children = (node.children ?? []).map(collectText).join('');
  const nested = node.type === 'block' ? collectFieldText(node.fields) : '';
  return inlineTypes.has(node.type) ? own + children : `${own}${children}${nested}\n`;
}

function collectFieldText(value: unknown, key = ''): string {
  if (typeof value === 'string') return ['title', 'text', 'storage'].includes(key) ? `${value}\n` : '';
  if (Array.isArray(value)) return value.map((item) => collectFieldText(item, key)).join('');
  if (value === null || typeof value !== 'object') return '';
  if ('root' in value) return collectText((value as { root: LooseNode }).root);
  return Object.entries(value)
    .map(([name, item]) => collectFieldText(item, name))
    .join('');
}
