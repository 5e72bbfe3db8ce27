import 'server-only';
import { conditionalAnswer } from '../../platform/http/conditional-answer';
import { markdownAddress } from '../../platform/http/markdown-address';
import { getSettings } from '../../platform/settings/settings';
import { cacheUntilPublished } from '../../platform/cache/cache-until-published';
import { maxShown, type SiteMapSection, siteMapSections } from '../reading/site-map';
import { readSiteOutline } from '../reading/site-outline';
import { writeLlmsText } from './write-llms-text';
import { absoluteUrl } from './metadata';

const cached = cacheUntilPublished<string>('llms.txt');

/** Answers `/llms.txt`: what the site is, and where its pages are as Markdown (llmstxt.org). */
export async function llmsTextAnswer(request: Request): Promise<Response> {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    'X-Robots-Tag': 'noindex',
  };
  return conditionalAnswer(request, new Response(await cached('text', makeText), { headers }));
}

async function makeText(): Promise<string> {
  const sections = siteMapSections(await readSiteOutline(maxShown));
  return writeLlmsText({
    siteName: getSettings().SITE_NAME,
    sections: sections.map(withAddresses),
    urlOf: absoluteUrl,
  });
}

function withAddresses({ title, entries, rest }: SiteMapSection) {
  return {
    title,
    links: [
      ...entries.map((entry) => ({ title: entry.title, path: markdownAddress(entry.path) })),
      ...(rest ? [{ title: `${rest.count} more`, path: markdownAddress(rest.path) }] : []),
    ],
  };
}
