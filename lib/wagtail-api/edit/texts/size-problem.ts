import type { RichTextNode, RichTextRoot } from '../html/lexical-nodes';

/**
 * An article of 5,000 words has some 400. Storing 6,000 paragraphs and runs held the server's main thread for
 * up to 40 ms, 12,000 links for half a second.
 */
export const mostParts = 5_000;
/** Payload walks through the fields of a link, picture or block, at each of its steps. */
const partsOfFields = 8;

/** Returns in words that a text has too many parts to be stored at once; null where it has not. */
export function sizeProblem({ root }: RichTextRoot): string | null {
  const parts = countParts(root);
  if (parts <= mostParts) return null;
  return (
    `Ensure the text has no more than ${mostParts} parts (paragraphs, items of lists, cells, runs of ` +
    `bold or italic text, and ${partsOfFields} for each link, picture and block); it has ${parts}.`
  );
}

function countParts({ children = [], fields }: RichTextNode): number {
  const inner = contentOf(fields);
  const nodes = inner ? [...children, inner] : children;
  return nodes.reduce(
    (count, node) => count + (node.fields === undefined ? 1 : partsOfFields) + countParts(node),
    0,
  );
}

/** The text inside a call-out. */
function contentOf(fields: unknown): RichTextNode | null {
  if (typeof fields !== 'object' || fields === null || !('content' in fields)) return null;
  const { content } = fields;
  if (typeof content !== 'object' || content === null || !('root' in content)) return null;
  return content.root as RichTextNode;
}
