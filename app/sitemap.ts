import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/content/metadata';
import { siteMap } from '@/lib/content/site-map';

export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const sections = await siteMap();
  return sections
    .flatMap(({ entries }) => entries)
    .map(({ path, updatedAt, image }) => ({
      url: absoluteUrl(path),
      ...(updatedAt ? { lastModified: updatedAt } : {}),
      ...(image ? { images: [xmlSafeUrl(image)] } : {}),
    }));
}

/** Next writes addresses into the XML as they are; the one character of a file's name that an address keeps and XML does not. */
function xmlSafeUrl(path: string): string {
  return absoluteUrl(path).replaceAll('&', '%26');
}
