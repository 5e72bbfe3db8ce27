import { addInline, formatOf, headingNames, lineOf, paragraphNames } from './html-line';
import { InlineText } from './inline-text';
import {
  headingNode,
  listNode,
  paragraphNode,
  pictureNode,
  quoteNode,
  type RichTextNode,
  type RichTextRoot,
  rootNode,
  ruleNode,
  type TableCell,
  tableNode,
} from './lexical-nodes';
import { calloutFrom, pollFrom, recipeFrom, videoFrom } from './own-blocks';
import { elementsIn, type HtmlElement, type HtmlNode, textIn } from './parse-html';
import type { TextReferences } from './text-references';

/**
 * Rich text out of HTML, with what the panel's editor knows: paragraphs, headings, lists, quotes, tables,
 * rules, bold, italic, code, links, pictures of the library, footnotes and the site's own blocks. Everything else
 * is passed over, its words kept. What the content API writes as `db_html` is read back as it was.
 */
export function htmlToRichText(nodes: readonly HtmlNode[], references: TextReferences): RichTextRoot {
  return rootNode(new BlockReader(references, false).read(nodes));
}

/** The title is the page's only heading of the first level. */
const headingTags: Readonly<Record<string, 'h2' | 'h3' | 'h4'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

class BlockReader {
  private readonly blocks: RichTextNode[] = [];
  private readonly line = new InlineText();

  /** @param isSmall whether the text is for the small editor of call-outs: paragraphs and lists only */
  constructor(
    private readonly references: TextReferences,
    private readonly isSmall: boolean,
  ) {}

  read(nodes: readonly HtmlNode[]): RichTextNode[] {
    this.walk(nodes, 0);
    this.endParagraph();
    return this.blocks;
  }

  private walk(nodes: readonly HtmlNode[], format: number): void {
    for (const node of nodes) {
      const own = typeof node === 'string' ? null : this.blockOf(node);
      if (typeof node === 'string') {
        this.line.addText(node, format);
      } else if (own) {
        this.endParagraph();
        this.blocks.push(...own);
      } else if (!addInline(this.line, { element: node, format, references: this.references })) {
        const isParagraph = paragraphNames.has(node.name) || headingNames.has(node.name);
        if (isParagraph) this.endParagraph();
        this.walk(node.children, format | formatOf(node));
        if (isParagraph) this.endParagraph();
      }
    }
  }

  private endParagraph(): void {
    const words = this.line.take();
    if (words.length > 0) this.blocks.push(paragraphNode(words));
  }

  /** The blocks that an element stands for by itself; null when it is part of a line or only a frame around others. */
  private blockOf(element: HtmlElement): RichTextNode[] | null {
    if (element.name === 'ul' || element.name === 'ol') return unlessEmpty(this.list(element));
    if (this.isSmall) return null;
    const heading = headingTags[element.name];
    if (heading) return unlessEmpty(headingNode(heading, lineOf(element.children, this.references)));
    switch (element.name) {
      case 'blockquote':
        return unlessEmpty(quoteNode(lineOf(element.children, this.references)));
      case 'hr':
        return [ruleNode()];
      case 'table':
        return unlessEmpty(this.table(element));
      case 'figure':
        return this.figure(element);
      case 'embed':
        return this.embed(element);
      default:
        return this.ownBlock(element);
    }
  }

  private ownBlock(element: HtmlElement): RichTextNode[] | null {
    const block = (() => {
      switch (element.name) {
        case 'aside':
          return calloutFrom(element, () =>
            rootNode(new BlockReader(this.references, true).read(element.children)),
          );
        case 'div':
          return pollFrom(element, this.references);
        case 'section':
          return recipeFrom(element);
        default:
          return null;
      }
    })();
    return block && [block];
  }

  private list(list: HtmlElement): RichTextNode {
    const isList = (node: HtmlNode) => typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol');
    const items: RichTextNode[][] = [];
    for (const child of list.children) {
      if (typeof child === 'string') continue;
      const ownWords = child.name === 'li' ? child.children.filter((node) => !isList(node)) : [];
      const words = lineOf(ownWords, this.references);
      if (words.length > 0) items.push(words);
      // A list inside a list is an item of its own that holds nothing else.
      for (const nested of isList(child) ? [child] : child.children.filter(isList)) {
        const inner = typeof nested === 'string' ? [] : unlessEmpty(this.list(nested));
        if (inner.length > 0) items.push(inner);
      }
    }
    const start = Number(list.attributes.get('start') ?? 1);
    const isOrdered = list.name === 'ol';
    return listNode(isOrdered ? 'ol' : 'ul', isOrdered && Number.isSafeInteger(start) ? start : 1, items);
  }

  private table(table: HtmlElement): RichTextNode {
    const rows = elementsIn(table, 'tr').map((row) => row.children.flatMap((cell) => this.cell(cell)));
    return tableNode(rows.filter((cells) => cells.length > 0));
  }

  private cell(cell: HtmlNode): TableCell[] {
    if (typeof cell === 'string' || (cell.name !== 'td' && cell.name !== 'th')) return [];
    return [
      {
        isHeader: cell.name === 'th',
        columns: span(cell.attributes.get('colspan')),
        rows: span(cell.attributes.get('rowspan')),
        children: [paragraphNode(lineOf(cell.children, this.references))],
      },
    ];
  }

  private embed(element: HtmlElement): RichTextNode[] {
    const { attributes } = element;
    if (attributes.get('embedtype') !== 'media')
      return this.picture(element, attributes.get('caption') ?? '');
    const video = videoFrom(element, this.references);
    return video ? [video] : [];
  }

  private figure(figure: HtmlElement): RichTextNode[] | null {
    const [picture] = elementsIn(figure, 'embed');
    const [caption] = elementsIn(figure, 'figcaption');
    if (!picture) return null;
    return this.picture(picture, caption ? textIn(caption) : (picture.attributes.get('caption') ?? ''));
  }

  private picture({ attributes }: HtmlElement, caption: string): RichTextNode[] {
    const id = Number(attributes.get('id'));
    const isThere = attributes.get('embedtype') === 'image' && this.references.images.has(id);
    return isThere ? [pictureNode(id, caption)] : [];
  }
}

function unlessEmpty(node: RichTextNode): RichTextNode[] {
  return node.children?.length ? [node] : [];
}

function span(text: string | undefined): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 50 ? number : 1;
}
