import { parsedUrl } from '../../../../platform/http/parsed-url';

/** What AMP's validator lets pass and search engines do not, read from the finished document; a line each. */
export function documentProblems(document: string, siteUrl: string): string[] {
  return [
    ...addressProblems(document, siteUrl),
    ...headProblems(document),
    ...repeatedIds(document).map((id) => `two elements have the id ${id}`),
    ...[...document.matchAll(/<amp-(?:img|video)\b[^>]*>/g)]
      .filter(([tag]) => !/\balt="[^"]/.test(tag))
      .map(([tag]) => `no alternative text: ${tag.slice(0, 80)}`),
    ...pageProblems(document),
    ...(document.length > 200_000 ? [`the document has ${document.length} characters`] : []),
  ];
}

const addressAttributes = /\s(src|href|poster|[a-z-]+-src|srcset)="([^"]*)"/g;

function addressProblems(document: string, siteUrl: string): string[] {
  const { protocol } = new URL(siteUrl);
  return [...document.matchAll(addressAttributes)].flatMap(([, name = '', value = '']) => {
    const addresses = name === 'srcset' ? value.split(', ').map((part) => part.split(' ')[0] ?? '') : [value];
    return addresses
      .filter((address) => !['https:', protocol].includes(parsedUrl(address)?.protocol ?? ''))
      .map((address) => `${name} is no whole address: ${address.slice(0, 60)}`);
  });
}

function headProblems(document: string): string[] {
  const needed: [string, RegExp][] = [
    ['canonical', /<link rel="canonical" href="https?:\/\/[^"]+">/],
    ['description', /<meta name="description" content="[^"]+">/],
    ['Open Graph title', /<meta property="og:title" content="[^"]+">/],
    ['Open Graph description', /<meta property="og:description" content="[^"]+">/],
    ['Open Graph picture', /<meta property="og:image" content="https?:\/\/[^"]+">/],
    ['title of 1 to 70 characters', /<amp-story [^>]*\btitle="[^"]{1,70}"/],
  ];
  return needed
    .filter(([, pattern]) => document.match(new RegExp(pattern, 'g'))?.length !== 1)
    .map(([name]) => `not exactly one ${name}`);
}

function repeatedIds(document: string): string[] {
  const ids = [...document.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function pageProblems(document: string): string[] {
  const headings = document.match(/<h1\b/g)?.length ?? 0;
  const pages = document.split('<amp-story-page id=').slice(1);
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(/<h[3-6]\b/.test(document) ? ['a heading below the second level'] : []),
    ...pages.flatMap((page, index) => {
      // What is pulled up is a document of its own.
      const links = page.split('<amp-story-page-attachment')[0]?.match(/<a\s/g)?.length ?? 0;
      return links > 3 ? [`page ${index + 1} has ${links} links`] : [];
    }),
  ];
}
