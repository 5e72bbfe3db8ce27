/** One page as a sitemap names it; addresses are absolute. */
export interface SitemapUrl {
  url: string;
  /** RFC 3339 */
  updatedAt?: string;
  image?: string;
}

export interface SitemapLimits {
  maxUrls: number;
  maxBytes: number;
}

/** What sitemaps.org allows in one file, uncompressed. */
export const sitemapLimits: SitemapLimits = { maxUrls: 50_000, maxBytes: 50 * 1024 * 1024 };

export interface SitemapFile {
  xml: string;
  /** When the newest of its pages changed. */
  updatedAt?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';
const head = `${declaration}<urlset xmlns="${sitemapNamespace}" xmlns:image="${imageNamespace}">\n`;
const tail = '</urlset>\n';

/** The pages in as few files as the limits allow, in the given order; one file when there are none. */
export function sitemapFiles(
  urls: readonly SitemapUrl[],
  { maxUrls, maxBytes }: SitemapLimits = sitemapLimits,
): SitemapFile[] {
  const bytesAround = Buffer.byteLength(head + tail);
  const files: { lines: string[]; updatedAt?: string }[] = [{ lines: [] }];
  let bytes = bytesAround;
  for (const url of urls) {
    const line = urlElement(url);
    const lineBytes = Buffer.byteLength(line);
    let file = files.at(-1);
    if (!file || file.lines.length >= maxUrls || bytes + lineBytes > maxBytes) {
      file = { lines: [] };
      files.push(file);
      bytes = bytesAround;
    }
    file.lines.push(line);
    bytes += lineBytes;
    file.updatedAt = newer(file.updatedAt, url.updatedAt);
  }
  return files.map(({ lines, updatedAt }) => ({
    xml: `${head}${lines.join('')}${tail}`,
    ...(updatedAt ? { updatedAt } : {}),
  }));
}

/** The file that names the others. */
export function sitemapIndex(files: readonly { url: string; updatedAt?: string }[]): string {
  const entries = files.map(
    ({ url, updatedAt }) => `<sitemap><loc>${escapeXml(url)}</loc>${lastmod(updatedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${sitemapNamespace}">\n${entries.join('')}</sitemapindex>\n`;
}

function urlElement({ url, updatedAt, image }: SitemapUrl): string {
  const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${lastmod(updatedAt)}${picture}</url>\n`;
}

function lastmod(updatedAt: string | undefined): string {
  return updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
}

function newer(one: string | undefined, other: string | undefined): string | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
