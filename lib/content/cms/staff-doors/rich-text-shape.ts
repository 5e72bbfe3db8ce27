import { isRecord } from '../../../platform/http/is-record';

/**
 * A list in a list in a table is not twenty deep; some hundred thousand brackets would be more than the stack
 * holds.
 */
const deepest = 100;

type Fields = Readonly<Record<string, unknown>>;

/** What nodes of some kinds must have for whoever writes the text out. */
const required: Readonly<Record<string, (node: Fields) => boolean>> = {
  text: ({ text }) => typeof text === 'string',
  heading: ({ tag }) => /^h[1-6]$/.test(String(tag)),
  link: ({ fields }) => isLink(fields),
  autolink: ({ fields }) => isLink(fields),
  block: ({ fields }) => isBlock(fields),
  inlineBlock: ({ fields }) => isBlock(fields),
};

/** Whether a value is a text of the editor: a tree of nodes, each with what its kind needs. */
export function isRichText(value: unknown): boolean {
  return isRecord(value) && isRecord(value.root) && isListOfNodes(value.root.children, 0);
}

function isListOfNodes(value: unknown, depth: number): boolean {
  return Array.isArray(value) && depth < deepest && value.every((node) => isNode(node, depth));
}

function isNode(value: unknown, depth: number): boolean {
  if (!isRecord(value) || !isKind(value.type)) return false;
  const isComplete = Object.hasOwn(required, value.type) ? required[value.type]?.(value) : true;
  return isComplete === true && (value.children === undefined || isListOfNodes(value.children, depth + 1));
}

/** By its kind whoever writes a text out looks for what does it, in an object that has these already. */
function isKind(value: unknown): value is string {
  return typeof value === 'string' && !Object.hasOwn(Object.prototype, value);
}

/** An inner link has no address, or an empty one. */
function isLink(fields: unknown): boolean {
  return isRecord(fields) && ['string', 'undefined'].includes(typeof (fields.url ?? undefined));
}

/** A call-out, a recipe, a footnote: rows are objects, and texts inside it are such texts too. */
function isBlock(fields: unknown): boolean {
  if (!isRecord(fields) || !isKind(fields.blockType)) return false;
  return Object.values(fields).every((value) => {
    if (Array.isArray(value)) return value.every(isRecord);
    return isRecord(value) && 'root' in value ? isRichText(value) : true;
  });
}
