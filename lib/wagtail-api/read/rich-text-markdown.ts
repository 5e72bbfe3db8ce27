import {
  asText,
  calloutRoot,
  footnoteNumber,
  imageOf,
  isFormatted,
  linkTarget,
  recipeOf,
  type RichNode,
  type RichText,
  type RichTextTargets,
  videoLabel,
  videoOf,
} from './rich-text-nodes';

interface MarkdownOptions {
  /** Links and pictures as `page:5` and `image:7`, for programs that keep addresses of their own. */
  isById: boolean;
}

/** An editor's text as Markdown (CommonMark with tables, and footnotes named by the key of their source). */
export function richTextMarkdown(text: RichText, targets: RichTextTargets, options: MarkdownOptions): string {
  return new MarkdownWriter(text, targets, options).blocks(text.root);
}

class MarkdownWriter {
  constructor(
    private readonly text: RichText,
    private readonly targets: RichTextTargets,
    private readonly options: MarkdownOptions,
  ) {}

  blocks(node: RichNode): string {
    return (node.children ?? [])
      .map((child) => this.block(child))
      .filter((block) => block !== '')
      .join('\n\n');
  }

  private block(node: RichNode): string {
    switch (node.type) {
      case 'heading':
        return `${'#'.repeat(Number(node.tag?.slice(1)) || 2)} ${this.line(node)}`;
      case 'quote':
        return quoted(this.inline(node));
      case 'list':
        return this.list(node);
      case 'horizontalrule':
        return '---';
      case 'table':
        return this.table(node);
      case 'upload':
        return this.picture(node);
      case 'block':
        return this.ownBlock(node);
      default:
        return withoutMarkerAtStart(this.inline(node));
    }
  }

  private list(node: RichNode): string {
    let number = 0;
    const lines: string[] = [];
    for (const item of node.children ?? []) {
      // The editor keeps a nested list in an item of its own.
      const nested = (item.children ?? []).filter(({ type }) => type === 'list');
      const words = (item.children ?? []).filter(({ type }) => type !== 'list');
      if (words.length > 0) {
        number += 1;
        const marker = node.tag === 'ol' ? `${number}.` : '-';
        lines.push(`${marker} ${withoutMarkerAtStart(this.inlineOf(words)).replaceAll('\n', '\n   ')}`);
      }
      for (const list of nested) lines.push(this.list(list).replace(/^/gm, '   '));
    }
    return lines.join('\n');
  }

  /** Spans cannot be written: such a cell stands where it begins. */
  private table(node: RichNode): string {
    const rows = (node.children ?? []).map((row) =>
      (row.children ?? []).map((cell) => inOneLine(this.blocks(cell)).replaceAll('|', '\\|')),
    );
    const width = Math.max(0, ...rows.map((row) => row.length));
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
    const [head = [], ...body] = rows;
    return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
  }

  private picture(node: RichNode): string {
    const image = imageOf(node, this.targets);
    if (!image) return '';
    const address = this.options.isById ? `image:${image.id}` : image.url;
    const caption = asText(node.fields?.caption);
    return `![${escapeMarkdown(image.alt)}](${address})${caption ? `\n\n*${escapeMarkdown(caption)}*` : ''}`;
  }

  private ownBlock(node: RichNode): string {
    const { blockType } = node.fields ?? {};
    if (blockType === 'recipeCard') return recipeMarkdown(node);
    if (blockType === 'video') return this.video(node);
    const root = calloutRoot(node);
    return root ? quoted(this.blocks(root)) : '';
  }

  private video(node: RichNode): string {
    const video = videoOf(node, this.targets);
    return video ? `[${escapeMarkdown(videoLabel(video))}](<${video.source.url}>)` : '';
  }

  private inline(node: RichNode): string {
    return this.inlineOf(node.children ?? []);
  }

  private inlineOf(nodes: readonly RichNode[]): string {
    return nodes.map((child) => this.word(child)).join('');
  }

  /** A heading has one line. */
  private line(node: RichNode): string {
    return inOneLine(this.inline(node));
  }

  private word(node: RichNode): string {
    switch (node.type) {
      case 'text':
        return formatted(node);
      case 'linebreak':
        return '\\\n';
      case 'tab':
        return ' ';
      case 'link':
      case 'autolink':
        return this.link(node);
      case 'inlineBlock':
        return footnoteNumber(node, this.text) === null ? '' : `[^${asText(node.fields?.key)}]`;
      default:
        return this.inline(node);
    }
  }

  private link(node: RichNode): string {
    const words = this.inline(node);
    const target = linkTarget(node, this.targets);
    if (!target) return words;
    if ('href' in target) return `[${words}](<${target.href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
    return `[${words}](${this.options.isById ? `page:${target.page.id}` : target.path})`;
  }
}

function recipeMarkdown(node: RichNode): string {
  const { title, facts, ingredients, steps, storage } = recipeOf(node);
  return [
    `### ${escapeMarkdown(title)}`,
    escapeMarkdown(facts),
    ingredients.map((item) => `- ${escapeMarkdown(item)}`).join('\n'),
    steps.map((item, index) => `${index + 1}. ${escapeMarkdown(item)}`).join('\n'),
    escapeMarkdown(storage),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap));
}

/** Marks stand close to the words; a space inside them would make them characters. */
function formatted(node: RichNode): string {
  const text = node.text ?? '';
  if (text.trim() === '') return text;
  const inner = text.trim();
  const before = text.slice(0, text.indexOf(inner));
  const after = text.slice(before.length + inner.length);
  if (isFormatted(node, 'code')) return `${before}${codeSpan(inner)}${after}`;
  const mark = `${isFormatted(node, 'bold') ? '**' : ''}${isFormatted(node, 'italic') ? '*' : ''}`;
  return `${before}${mark}${escapeMarkdown(inner)}${mark}${after}`;
}

/** A fence longer than any run of backticks inside. */
function codeSpan(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/(?<! ) +$/gm, '');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** A line that begins like a list or a heading is neither. */
function withoutMarkerAtStart(text: string): string {
  return text.replace(/^(\s*)([#+-]|\d+(?=[.)]))/, (_match, space: string, marker: string) =>
    /^\d/.test(marker) ? `${space}${marker}\\` : `${space}\\${marker}`,
  );
}
