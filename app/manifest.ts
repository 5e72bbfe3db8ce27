import type { MetadataRoute } from 'next';
import { themeColours } from '@/lib/content/theme';
import { getSettings } from '@/lib/ops/settings';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  const { SITE_NAME } = getSettings();
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: 'Feeding, sleep and growth in the first three years: short, sourced answers for parents.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColours.dark,
    theme_color: themeColours.dark,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
