import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Post } from '../../platform/database/payload-types';
import { slugify } from './slugify';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

interface LooseNode extends SerializedLexicalNode {
  tag?: string;
  text?: string;
  children?: LooseNode[];
}

/**
 * The headings of a text in order, each with the id that its element gets: made from its words, numbered when
 * repeated.
 */
export function headingsOf(body: Post['body'] | null | undefined): Heading[] {
  const used = new Set<string>();
  const children: LooseNode[] = body?.root.children ?? [];
  return children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node).trim();
    const base = slugify(text) || 'section';
    let id = base;
    // A heading may itself look like the numbered one of another: 'Step', 'Step 2', 'Step'.
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    const level = node.tag === 'h2' ? 2 : node.tag === 'h3' ? 3 : 4;
    return [{ id, text, level }];
  });
}

export function textOf(node: LooseNode): string {
  return node.text ?? (node.children ?? []).map(textOf).join('');
}
