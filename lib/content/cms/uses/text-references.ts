import { isRecord } from '../../../platform/http/is-record';

/** A document that an editor's text names. */
export interface Reference {
  collection: string;
  id: number;
}

interface LooseNode {
  type?: unknown;
  relationTo?: unknown;
  value?: unknown;
  fields?: unknown;
}

/** Every document that the texts within a value name: pictures, videos, inner links, polls; however deep they stand. */
export function textReferences(value: unknown): Reference[] {
  return [...nodesIn(value)].flatMap((node) => referencesOf(node));
}

/** The addresses that links within a value lead to. */
export function linkAddresses(value: unknown): string[] {
  return [...nodesIn(value)].flatMap(({ fields }) =>
    isRecord(fields) && typeof fields.url === 'string' ? [fields.url] : [],
  );
}

/** A stack of its own: each node of nested generators would pass through all the levels above it. */
function* nodesIn(value: unknown): Generator<LooseNode> {
  const waiting = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each !== 'object' || each === null) continue;
    if (isRecord(each) && typeof each.type === 'string') yield each;
    for (const inner of Object.values(each).reverse()) {
      if (typeof inner === 'object') waiting.push(inner);
    }
  }
}

function referencesOf({ type, relationTo, value, fields }: LooseNode): Reference[] {
  if (type === 'upload') return reference(relationTo, value);
  if (!isRecord(fields)) return [];
  if (isRecord(fields.doc)) return reference(fields.doc.relationTo, fields.doc.value);
  if (fields.blockType === 'video')
    return [...reference('videos', fields.file), ...reference('images', fields.still)];
  return fields.blockType === 'poll' ? reference('polls', fields.poll) : [];
}

function reference(collection: unknown, given: unknown): Reference[] {
  const id = Number(isRecord(given) ? given.id : given);
  return typeof collection === 'string' && Number.isSafeInteger(id) ? [{ collection, id }] : [];
}
