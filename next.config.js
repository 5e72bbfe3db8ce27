import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const site = {
  reactStrictMode: true,
  // Pages for those who work on the site, such as the UI kit's, are no part of a build.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  // The front server compresses, once a page is whole and has its policy (lib/front).
  compress: false,
  // The contract answers with and without a trailing slash, and a POST must never be redirected.
  skipTrailingSlashRedirect: true,
  // Titles and descriptions stand in <head> for everybody, not only for the crawlers that Next knows.
  htmlLimitedBots: /^/,
  // Pictures are made at their widths when they are uploaded.
  images: { unoptimized: true },
  devIndicators: false,
  // Recipes of the library, whose ids are words, have a page for everybody, and what was their screen in the cookbook
  // leads there with its query. A family's own recipes have UUIDs and stay. It stands here and not in the page: a
  // member's screen is drawn in the browser, where it is too late for a status.
  redirects: async () => [
    {
      source: '/nutriai/cookbook/:id((?![0-9a-f]{8}-[0-9a-f]{4}-)[a-z0-9]+(?:-[a-z0-9]+)+)',
      destination: '/nutriai/recipes/:id',
      permanent: true,
    },
  ],
  // Nothing reads the maps of a finished build, and they are nine tenths of its bytes.
  experimental: { turbopackSourceMaps: false },
  // `npm test` checks them once, tests and scripts included: here they would cost each first start a minute.
  typescript: { ignoreBuildErrors: true },
  // Payload stays one module for pages and handlers: bundled, each kind gets a copy, and an error of one copy
  // is no error of the other (its name and its data are lost in the answer).
  serverExternalPackages: [
    '@node-rs/argon2',
    'sharp',
    '@libsql/client',
    'libsql',
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    // Loaded only where a collector is named.
    '@vercel/otel',
  ],
};

const withPanel = withPayload(site);
const panelHeaders = withPanel.headers;

/** @type {import('next').NextConfig} */
const config = {
  ...withPanel,
  // Payload asks for client hints on every route, which costs each first visit a second round trip; only its
  // panel needs them.
  headers: async () =>
    (await panelHeaders()).map((entry) =>
      entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry,
    ),
};

export default config;
