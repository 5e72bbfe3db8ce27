import type { Post } from '../../../platform/database/payload-types';

interface Node {
  type: string;
  tag?: string;
  text?: string;
  fields?: { kind: string; content: { root: { children: Node[] } } };
  children?: Node[];
}

const words = (text: string): Node[] => [
  {
    type: 'text',
    text: text
      .replace(/\[\^[a-z0-9-]+\]/g, '')
      .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
      .replaceAll('**', ''),
  },
];

/** A body with the words of a file of the first content, in the nodes that readers of articles look at. */
export function bodyOfMarkdown(markdown: string): Post['body'] {
  return { root: { type: 'root', children: nodesOf(markdown) } } as unknown as Post['body'];
}

function nodesOf(markdown: string): Node[] {
  return markdown
    .replace(/^(:::[a-z-]+)\n([\s\S]*?)\n:::$/gm, (_all, kind: string, inside: string) =>
      [kind, inside.replaceAll('\n\n', '\n⏎\n')].join('⏎'),
    )
    .split(/\n{2,}/)
    .flatMap((part) => nodeOf(part.trim()));
}

function nodeOf(part: string): Node[] {
  if (part === '') return [];
  const block = /^:::([a-z-]+)⏎([\s\S]*)$/.exec(part);
  if (block) {
    const children = nodesOf((block[2] ?? '').replaceAll('\n⏎\n', '\n\n'));
    return [{ type: 'block', fields: { kind: block[1] ?? '', content: { root: { children } } } }];
  }
  if (part.startsWith(':::')) return [];
  const heading = /^(#+) (.*)$/m.exec(part);
  if (heading?.index === 0)
    return [{ type: 'heading', tag: `h${heading[1]?.length ?? 2}`, children: words(heading[2] ?? '') }];
  if (part.startsWith('|')) return [tableOf(part)];
  if (/^(?:- |\d+\. )/.test(part)) return [listOf(part)];
  return [{ type: 'paragraph', children: words(part) }];
}

function listOf(part: string): Node {
  const items = part.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(?:- |\d+\. )/, ''));
  return { type: 'list', children: items.map((item) => ({ type: 'listitem', children: words(item) })) };
}

function tableOf(part: string): Node {
  const rows = part.split('\n').filter((row) => !/^\|[\s|:-]+$/.test(row));
  const cellsOf = (row: string) => row.split('|').slice(1, -1);
  return {
    type: 'table',
    children: rows.map((row) => ({
      type: 'tablerow',
      children: cellsOf(row).map((cell) => ({ type: 'tablecell', children: words(cell.trim()) })),
    })),
  };
}
