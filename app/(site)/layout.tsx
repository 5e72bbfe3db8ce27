import '@/styles/globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AuthShell } from '@/components/accounts/sign-in/auth-shell';
import { AnalyticsConsent } from '@/components/layout/analytics-consent';
import { PageReady } from '@/components/layout/page-ready';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SiteTheme } from '@/components/layout/site-theme';
import { SkipLink } from '@/components/layout/skip-link';
import { OfflineSetup } from '@/components/layout/offline/offline-setup';
import { getPublication } from '@/lib/content/reading/publication';
import { themeScript } from '@/lib/platform/http/theme';
import { getSettings } from '@/lib/platform/settings/settings';

/** Pages are made when they are asked for and kept by the front server; `next build` reads no database. */
export const dynamic = 'force-dynamic';

const fraunces = localFont({
  src: '../fonts/fraunces-latin-580.woff2',
  variable: '--font-fraunces',
  // One cut, for all headings: half of the variable file.
  weight: '500 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
const figtree = localFont({
  src: '../fonts/figtree-latin.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export function generateMetadata(): Metadata {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    metadataBase: new URL(SITE_URL),
    title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
    applicationName: SITE_NAME,
    formatDetection: { telephone: false },
    alternates: { types: { 'application/rss+xml': [{ url: '/feed.xml', title: SITE_NAME }] } },
  };
}

export const viewport: Viewport = {
  themeColor: '#10191b',
  colorScheme: 'dark light',
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { SITE_NAME, GOOGLE_CLIENT_ID, ANALYTICS_ID, NODE_ENV } = getSettings();
  const publication = await getPublication();
  return (
    <html
      lang="en-GB"
      data-theme="dark"
      className={`${fraunces.variable} ${figtree.variable}`}
      // The script below may have chosen the other theme before React looks.
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <SiteTheme>
          <AuthShell siteName={SITE_NAME} googleClientId={GOOGLE_CLIENT_ID}>
            <SkipLink />
            <SiteHeader siteName={SITE_NAME} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter siteName={SITE_NAME} publication={publication} />
            <PageReady />
            {NODE_ENV === 'production' && <OfflineSetup />}
            {ANALYTICS_ID && <AnalyticsConsent measurementId={ANALYTICS_ID} />}
          </AuthShell>
        </SiteTheme>
      </body>
    </html>
  );
}
