import { slugify } from './slugify';

/** Returns the address of a tag's page, or null where nothing in the tag may stand in an address. */
export function tagPath(title: string): string | null {
  const slug = slugify(title);
  return slug ? `/blog/tag/${slug}` : null;
}
