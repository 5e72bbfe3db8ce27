import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Post } from '../../platform/database/payload-types';
import { textOf } from './headings';

/** A paragraph, an item of a list or a cell of a table: words that are read in one go. */
export interface Passage {
  text: string;
  /** Stands under a heading, in a column or after a line that says what not to do. */
  isWarning: boolean;
}

interface LooseNode extends SerializedLexicalNode {
  tag?: string;
  text?: string;
  headerState?: number;
  fields?: { kind?: string; content?: { root: { children?: LooseNode[] } } };
  children?: LooseNode[];
}

const warningWords = [
  /\b(?:never|avoid|leave (?:it|them|these|this|out)|stays? out|hides?|hidden|unsafe|danger|worse)\b/i,
  /\b(?:instead of|ago|not (?:for|yet|before|safe|needed|suitable))\b/i,
  /\b(?:(?:don|doesn|isn|shouldn|mustn|can)['’]?t|(?:do|is|are|should|must) not)\b/i,
];

/** Whether a heading, or the line before a list, says that what follows is not to be done. */
export function saysWhatNotToDo(words: string): boolean {
  return warningWords.some((pattern) => pattern.test(words));
}

/** The text of an article cut into its passages, each marked by whether its place makes it a warning. */
export function passagesOf(body: Post['body'] | null | undefined): Passage[] {
  return passagesIn(body?.root.children ?? []);
}

function passagesIn(nodes: readonly LooseNode[]): Passage[] {
  let isUnderWarning = false;
  let opensList = false;
  return nodes.flatMap((node) => {
    const text = textOf(node).trim();
    if (node.type === 'heading') {
      isUnderWarning = saysWhatNotToDo(text);
      return [];
    }
    const found = passagesOfNode(node).map((passage) => ({
      ...passage,
      isWarning:
        passage.isWarning || (isUnderWarning && node.type !== 'table') || (opensList && isList(node)),
    }));
    opensList = text.endsWith(':') && saysWhatNotToDo(text);
    return found;
  });
}

function passagesOfNode(node: LooseNode): Passage[] {
  if (node.type === 'table') return passagesOfTable(node.children ?? []);
  if (isList(node)) return (node.children ?? []).map((item) => ({ text: textOf(item), isWarning: false }));
  const inside = node.fields?.content?.root.children;
  if (inside) return passagesIn(inside);
  const text = textOf(node);
  return text.trim() === '' ? [] : [{ text, isWarning: false }];
}

function isList({ type }: LooseNode): boolean {
  return type === 'list';
}

/** Cells by row, each with what its column's heading says of it. */
function passagesOfTable(rows: readonly LooseNode[]): Passage[] {
  const [head, ...others] = rows.map((row) => row.children ?? []);
  const warns = (head ?? []).map((cell) => saysWhatNotToDo(textOf(cell)));
  return others.flatMap((cells) =>
    cells.map((cell, column) => ({ text: textOf(cell), isWarning: warns[column] ?? false })),
  );
}
