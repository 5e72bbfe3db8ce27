import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/content/publishing/metadata';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/admin', '/cms-api/', '/cms-preview/'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
