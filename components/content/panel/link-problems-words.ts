import { parsedUrl } from '@/lib/platform/http/parsed-url';
import { linkAddresses, textReferences } from '@/lib/content/cms/uses/text-references';

/** A link of a text to something on this site, and how to find out whether it is there. */
export interface SiteLink {
  /** What is asked: an address of the site, or a document of the panel's REST. */
  href: string;
  /** Of a link to a chosen page: it may be a draft. */
  isDocument: boolean;
}

/** Links asked about at once; no article has more on this site. */
const askedAtMost = 60;
const linked: ReadonlySet<string> = new Set(['posts', 'stories', 'pages']);

/** The button of a story's page, among the fields of the form. */
const buttonPath = /^pages\.\d+\.link\.href$/;

/** What a document links to: in its text, by the buttons of a story, and by the article at a story's end. */
export function linkedInForm(fields: Readonly<Record<string, { value?: unknown }>>): unknown {
  const buttons = Object.entries(fields).flatMap(([path, { value }]) =>
    buttonPath.test(path) ? [{ type: 'link', fields: { url: value } }] : [],
  );
  const relatedPost = fields.relatedPost?.value;
  const related = relatedPost
    ? [{ type: 'link', fields: { doc: { relationTo: 'posts', value: relatedPost } } }]
    : [];
  return [fields.body?.value ?? null, ...buttons, ...related];
}

/**
 * The links of a text that lead somewhere on this site, each once. What leads elsewhere is nobody's to call
 * from here.
 */
export function siteLinks(text: unknown, origin: string): SiteLink[] {
  const addresses = linkAddresses(text).flatMap((address) => {
    const url = parsedUrl(address, origin);
    // A link to a chosen page keeps an address that Payload fills in and nobody follows.
    return url?.origin === origin && address !== '' && !address.startsWith('#')
      ? [`${url.pathname}${url.search}`]
      : [];
  });
  const documents = textReferences(text)
    .filter(({ collection }) => linked.has(collection))
    .map(
      ({ collection, id }) =>
        `/cms-api/${collection}/${id}?depth=0&draft=false&select[title]=true&select[_status]=true`,
    );
  return [
    ...[...new Set(addresses)].map((href) => ({ href, isDocument: false })),
    ...[...new Set(documents)].map((href) => ({ href, isDocument: true })),
  ].slice(0, askedAtMost);
}

/** What is wrong with a link, from the answer to asking; null if nothing is. */
export function linkProblem({ href, isDocument }: SiteLink, answer: LinkAnswer): string | null {
  if (isDocument) {
    if (answer.status === 404) return 'A link leads to a page that has been deleted.';
    return answer.isDraft
      ? `“${answer.title ?? 'Untitled'}” is not published yet: visitors who follow the link will not find it.`
      : null;
  }
  return answer.status === 404 || answer.status === 410 ? `Nothing on this site is at ${href}.` : null;
}

export interface LinkAnswer {
  status: number;
  title?: string | null;
  isDraft?: boolean;
}
