/**
 * A title as the last part of an address: lower-case ASCII letters, digits and single hyphens, at most 80
 * characters, cut at a word. `"Crème brûlée & you"` → `"creme-brulee-and-you"`. Empty when nothing usable is
 * left.
 */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= 80
    ? slug
    : slug
        .slice(0, 81)
        .replace(/-[^-]*$/, '')
        .slice(0, 80);
}
