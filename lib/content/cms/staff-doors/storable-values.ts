const largestId = 2 ** 31 - 1;
/** PostgreSQL takes neither; other control characters come with what editors paste. */
const unstorable = /\u0000|\p{Surrogate}/u;

/** Whether documents of a collection have texts as their ids; the others have numbers. */
export type HasTextIds = (collection: string) => boolean;

/** Says whether both databases take a text. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** Says whether a value can be the id of a document: a text, or a number that PostgreSQL's column holds. */
export function isId(value: unknown, isTextId: boolean): boolean {
  if (isTextId) return typeof value === 'string' && value !== '' && isStorable(value);
  if (typeof value === 'string' && !/^\d+$/.test(value)) return false;
  const id = typeof value === 'string' ? Number(value) : value;
  return Number.isSafeInteger(id) && (id as number) > 0 && (id as number) <= largestId;
}
