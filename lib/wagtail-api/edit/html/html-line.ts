import { InlineText } from './inline-text';
import { footnoteNode, linkNode, type RichTextNode, textFormats } from './lexical-nodes';
import type { HtmlElement, HtmlNode } from './parse-html';
import type { TextReferences } from './text-references';

export const headingNames: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Blocks that hold words; between two of them a line of rich text breaks. */
export const paragraphNames: ReadonlySet<string> = new Set(
  'p div section article aside header footer main details summary pre address dl dd dt figcaption'.split(' '),
);

const formats: Readonly<Record<string, number>> = {
  b: textFormats.bold,
  strong: textFormats.bold,
  i: textFormats.italic,
  em: textFormats.italic,
  code: textFormats.code,
};

/** Addresses that lead to a page or a mail; a script behind a link is no link. */
const harmlessAddress = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\t\n\r]*$/i;

export function formatOf({ name }: HtmlElement): number {
  return formats[name] ?? 0;
}

/** All words in one line of rich text; blocks inside are set apart by breaks. */
export function lineOf(nodes: readonly HtmlNode[], references: TextReferences, format = 0): RichTextNode[] {
  const line = new InlineText();
  const walk = (children: readonly HtmlNode[], outer: number) => {
    for (const node of children) {
      if (typeof node === 'string') {
        line.addText(node, outer);
      } else if (!addInline(line, { element: node, format: outer, references })) {
        const isBlock = paragraphNames.has(node.name) || headingNames.has(node.name) || node.name === 'li';
        if (isBlock) line.separate();
        walk(node.children, outer | formatOf(node));
        if (isBlock) line.separate();
      }
    }
  };
  walk(nodes, format);
  return line.take();
}

/** @returns false when the element says nothing by itself and its children have to be looked at */
export function addInline(
  line: InlineText,
  { element, format, references }: { element: HtmlElement; format: number; references: TextReferences },
): boolean {
  if (element.name === 'br') {
    line.addLineBreak();
    return true;
  }
  const source = element.name === 'sup' ? element.attributes.get('data-source') : undefined;
  if (source) {
    line.addNode(footnoteNode(source));
    return true;
  }
  const target = element.name === 'a' ? linkTarget(element, references) : null;
  if (!target) return false;
  const words = lineOf(element.children, references, format);
  if (words.length > 0) line.addNode(linkNode(target, words));
  return true;
}

function linkTarget({ attributes }: HtmlElement, references: TextReferences) {
  if (attributes.get('linktype') === 'page') {
    return references.pages.get(Number(attributes.get('id'))) ?? null;
  }
  const url = (attributes.get('href') ?? '').trim();
  return harmlessAddress.test(url) ? { url, isNewTab: attributes.get('target') === '_blank' } : null;
}
