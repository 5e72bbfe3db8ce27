const ending = '.md';

/** The Markdown version of the home page, whose own path has no name to add an ending to. */
const homePath = '/index';

/** Returns the address of the Markdown version of a page: `/blog?page=2` has its at `/blog.md?page=2`. */
export function markdownAddress(pageAddress: string): string {
  const [path = '/', ...query] = pageAddress.split('?');
  return [`${path === '/' ? homePath : path}${ending}`, ...query].join('?');
}

/** Returns the address of the page whose Markdown version has this address, or `null` when it is not one. */
export function pageOfMarkdown(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  if (!path.endsWith(ending)) return null;
  const page = path.slice(0, -ending.length);
  // A page has one address: `/.md` and `/blog/.md` are none of ours.
  if (page === '' || page.endsWith('/')) return null;
  return [page === homePath ? '/' : page, ...query].join('?');
}
