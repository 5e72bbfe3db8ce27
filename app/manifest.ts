import type { MetadataRoute } from 'next';
import { themeColours } from '@/lib/platform/http/theme';
import { getSettings } from '@/lib/platform/settings/settings';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  const { SITE_NAME } = getSettings();
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: 'Feeding, sleep and growth in the first three years: short, sourced answers for parents.',
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColours.dark,
    theme_color: themeColours.dark,
    categories: ['food', 'health', 'kids', 'lifestyle'],
    // Recipes from other apps.
    share_target: {
      action: '/nutriai/cookbook/new',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Today', description: 'Log meals, milk and water', url: '/nutriai/today' },
      { name: 'Plan', description: 'The week’s meals and the shopping list', url: '/nutriai/plan' },
      { name: 'Blog', description: 'Feeding, sleep, growth and safety', url: '/blog' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192' }] })),
    screenshots: [
      screenshot('home-phone', 'narrow', 'Short, sourced answers for the first three years'),
      screenshot('today-phone', 'narrow', 'A baby’s day: log meals, milk and water in one tap'),
      screenshot('plan-phone', 'narrow', 'A week of meals with portions and a shopping list'),
      screenshot('home-desktop', 'wide', 'Short, sourced answers for the first three years'),
    ],
  };
}

const sizes = { narrow: '390x844', wide: '1440x900' } as const;

function screenshot(name: string, form_factor: keyof typeof sizes, label: string) {
  return {
    src: `/screenshots/${name}.webp`,
    sizes: sizes[form_factor],
    type: 'image/webp',
    form_factor,
    label,
  };
}
