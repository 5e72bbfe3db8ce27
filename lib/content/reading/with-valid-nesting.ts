import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Post } from '../../platform/database/payload-types';

interface LooseNode extends SerializedLexicalNode {
  children?: LooseNode[];
}

/** What HTML lets stand inside a paragraph. All else closes the paragraph when a browser reads it. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);
const linkTypes = new Set(['link', 'autolink']);

/**
 * Returns an editor's text in which every element may stand where it stands in HTML. Pasting and linking
 * across footnotes leaves pictures inside paragraphs and links inside links: a browser moves those while it
 * parses the page, and React then finds another document than it rendered (its error 418).
 */
export function withValidNesting<Body extends Post['body'] | null | undefined>(body: Body): Body {
  if (!body?.root) return body;
  const children = (body.root.children as LooseNode[]).flatMap((node) => validNodes(node));
  return { ...body, root: { ...body.root, children } };
}

function validNodes(node: LooseNode, isInLink = false): LooseNode[] {
  const isLink = linkTypes.has(node.type);
  if (!node.children) return [node];
  const children = node.children.flatMap((child) => validNodes(child, isInLink || isLink));
  // The outer link leads on; a footnote, which is a link of its own, stands beside it.
  if (isLink) return isInLink ? children : splitAround(node, children, isTextInLink);
  if (node.type === 'paragraph') return splitAround(node, children, isInline);
  if (node.type === 'heading') return [{ ...node, children: children.flatMap(wordsOfHeading) }];
  return [{ ...node, children }];
}

/** The element once for each run of children that may stay in it, with the others between. */
function splitAround(
  node: LooseNode,
  children: LooseNode[],
  mayStay: (child: LooseNode) => boolean,
): LooseNode[] {
  if (children.every(mayStay)) return [{ ...node, children }];
  const parts: LooseNode[] = [];
  let run: LooseNode[] | null = null;
  for (const child of children) {
    if (!mayStay(child)) {
      parts.push(child);
      run = null;
    } else if (run) {
      run.push(child);
    } else {
      run = [child];
      parts.push({ ...node, children: run });
    }
  }
  return parts;
}

const isInline = ({ type }: LooseNode) => inlineTypes.has(type);

const isTextInLink = (child: LooseNode) => isInline(child) && child.type !== 'inlineBlock';

function wordsOfHeading(child: LooseNode): LooseNode[] {
  return child.type === 'heading' || child.type === 'paragraph' ? (child.children ?? []) : [child];
}
