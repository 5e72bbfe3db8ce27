import type { Element, ElementContent, Text } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { parsedUrl } from '../../platform/http/parsed-url';

/** What a reader of plain text can do nothing with. */
const unusable = new Set([
  'button',
  'dialog',
  'form',
  'input',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

/** Stand close to the word before them. */
const raised = new Set(['sub', 'sup']);

/**
 * Returns the parts of a page that can be read as plain text, with absolute addresses. Links within the page
 * become plain words: the text has no such places.
 * @param pageUrl what relative addresses are relative to
 */
export function cleanContent(nodes: readonly ElementContent[], pageUrl: string): ElementContent[] {
  return spaced(joined(nodes.flatMap((node) => cleaned(node, pageUrl))));
}

function cleaned(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  // A dot between two words may be for the eye alone: the words still stand apart.
  if (isOtherEnglish(node)) return [];
  if (isLeftOut(node)) return [text(' ')];
  const children = cleanContent(node.children, pageUrl);
  if (isEmptyWithoutChildren(node, children)) return [];
  const { href, src } = node.properties;
  if (node.tagName === 'a' && (href === undefined || String(href).startsWith('#'))) {
    return isReference(node, children) ? [text('['), ...children, text(']')] : children;
  }
  const properties = {
    ...node.properties,
    ...(typeof href === 'string' ? { href: absolute(href, pageUrl) } : {}),
    ...(typeof src === 'string' ? { src: absolute(src, pageUrl) } : {}),
  };
  return [{ ...node, properties, children }];
}

function isLeftOut({ tagName, properties }: Element): boolean {
  return (
    unusable.has(tagName) ||
    properties.hidden === true ||
    properties.ariaHidden === 'true' ||
    properties.dataMdast === 'ignore' ||
    // A picture without a text is decoration.
    (tagName === 'img' && !properties.alt)
  );
}

/** A word that stands in its text twice, of which a reader sees one: nothing is left where the other was. */
function isOtherEnglish({ tagName, properties }: Element): boolean {
  return tagName === 'span' && properties.hidden === true && properties.lang !== undefined;
}

/** A link around a decorative picture, or a list of controls, has nothing left in it. */
function isEmptyWithoutChildren({ tagName }: Element, children: readonly ElementContent[]): boolean {
  return ['a', 'figure', 'li', 'p', 'picture', 'ul'].includes(tagName) && children.every(isBlank);
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The number of a source, as in “[1]”. */
function isReference({ properties }: Element, children: readonly ElementContent[]): boolean {
  const [only] = children;
  return (
    properties.href !== undefined &&
    children.length === 1 &&
    only?.type === 'text' &&
    /^\d+$/.test(only.value)
  );
}

/** React separates pieces of one text by comments, which have gone. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const done: ElementContent[] = [];
  for (const node of nodes) {
    const last = done.at(-1);
    if (node.type === 'text' && last?.type === 'text') done[done.length - 1] = text(last.value + node.value);
    else done.push(node);
  }
  return done;
}

/** Two elements side by side are held apart by the style sheet alone, which the text has not. */
function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    return before && isWord(before) && isWord(node) && !isRaised(node) ? [text(' '), node] : [node];
  });
}

function isWord(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName !== 'br' && phrasing(node);
}

function isRaised(node: ElementContent): boolean {
  return node.type === 'element' && raised.has(node.tagName);
}

function absolute(address: string, pageUrl: string): string {
  return parsedUrl(address, pageUrl)?.href ?? address;
}

function text(value: string): Text {
  return { type: 'text', value };
}
