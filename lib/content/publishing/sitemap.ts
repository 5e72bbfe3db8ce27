import 'server-only';
import { conditionalBytes, strongEtag } from '../../platform/http/conditional-answer';
import { absoluteUrl } from './metadata';
import { readSiteContent, siteContentStamp } from './site-content';
import { siteMapEntries } from '../reading/site-map';
import { type SitemapFile, sitemapFiles, sitemapIndex } from './sitemap-xml';

/** `/sitemap.xml`: all pages, or once they fill more than one file the list of the files. */
export async function sitemapAnswer(request: Request): Promise<Response> {
  const files = await currentFiles();
  const [first] = files;
  if (files.length === 1 && first) return xmlAnswer(request, first);
  const index = files.map(({ updatedAt }, place) => ({
    url: absoluteUrl(`/sitemap/${place + 1}.xml`),
    ...(updatedAt ? { updatedAt } : {}),
  }));
  return xmlAnswer(request, tagged(sitemapIndex(index)));
}

/** `/sitemap/{number}.xml`, one of several files. @returns `null` when there is no such file */
export async function sitemapPartAnswer(request: Request, number: number): Promise<Response | null> {
  const files = await currentFiles();
  const file = files.length > 1 ? files[number - 1] : undefined;
  return file ? xmlAnswer(request, file) : null;
}

interface TaggedXml {
  body: Buffer;
  etag: string;
}

type KeptFile = TaggedXml & Pick<SitemapFile, 'updatedAt'>;

/** Made once for each state of the content: at 50,000 posts that is a second's work and 12 MB. */
let kept: { stamp: string; files: Promise<KeptFile[]> } | null = null;

async function currentFiles(): Promise<KeptFile[]> {
  const stamp = await siteContentStamp();
  if (kept?.stamp !== stamp) {
    const made = { stamp, files: makeFiles() };
    kept = made;
    // A failure is not kept: the next caller tries again.
    made.files.catch(() => {
      if (kept === made) kept = null;
    });
  }
  return kept.files;
}

async function makeFiles(): Promise<KeptFile[]> {
  const entries = siteMapEntries(await readSiteContent());
  const files = sitemapFiles(
    entries.map(({ path, updatedAt, image }) => ({
      url: absoluteUrl(path),
      ...(updatedAt ? { updatedAt } : {}),
      ...(image ? { image: absoluteUrl(image) } : {}),
    })),
  );
  return files.map(({ xml, updatedAt }) => ({ ...tagged(xml), ...(updatedAt ? { updatedAt } : {}) }));
}

/** Ten thousand pages are 2 MB: their tag is made with them, and not for each robot that asks. */
function tagged(xml: string): TaggedXml {
  const body = Buffer.from(xml);
  return { body, etag: strongEtag(body) };
}

function xmlAnswer(request: Request, { body, etag }: TaggedXml): Response {
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
  });
  return conditionalBytes(request, headers, body);
}
