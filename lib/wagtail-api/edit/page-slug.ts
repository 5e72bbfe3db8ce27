import type { Where } from 'payload';
import { slugify } from '../../content/reading/slugify';
import { type ApiError, fieldErrors } from '../../platform/http/api-error';
import type { DocumentRef, EditorsTransaction } from './edited-page';

/** What `slugify` makes is never longer. */
const maxLength = 80;

/**
 * Checks a slug that a program chose. The panel's own hook would tidy or number one that does not fit; a
 * program must be told instead.
 * @throws ApiError 400
 */
export function checkSlug(slug: string): void {
  if (!/^[\p{L}\p{N}_-]+$/u.test(slug)) {
    throw slugError('Enter a valid “slug” consisting of Unicode letters, numbers, underscores, or hyphens.');
  }
  if (slugify(slug) !== slug) {
    throw slugError(
      `Addresses here are lower-case Latin letters, digits and single hyphens, at most ${maxLength} characters.`,
    );
  }
}

function slugError(message: string): ApiError {
  return fieldErrors({ slug: [message] });
}

/** Each kind of page has one parent, so that a slug is unique within it when it is unique within the collection. */
export function slugInUse(slug: string, parentPath: string): ApiError {
  return slugError(`The slug '${slug}' is already in use within the parent page at '${parentPath}'.`);
}

/**
 * The slug itself, or with the first number that makes it free: `slug-1`, `slug-2`. Cut where the number
 * would make it too long.
 */
export async function firstFreeSlug(
  slug: string,
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 0; ; number += 1) {
    const ending = number === 0 ? '' : `-${number}`;
    const candidate = `${slug.slice(0, maxLength - ending.length).replace(/(?<!-)-+$/, '')}${ending}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}

/** Whether another document than `own` has the slug. */
export async function isSlugTaken(
  { payload, req }: EditorsTransaction,
  { collection, slug, own }: { collection: DocumentRef['collection']; slug: string; own?: number },
): Promise<boolean> {
  const taken: Where = { slug: { equals: slug } };
  const where: Where = own === undefined ? taken : { and: [taken, { id: { not_equals: own } }] };
  return (await payload.count({ collection, where, req })).totalDocs > 0;
}
