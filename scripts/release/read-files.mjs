/**
 * What the running site reads that is no module: the content of a first start, the first schema of a database, the
 * scripts of browsers, the font of sharing pictures.
 */
export const readFiles = [
  'package.json',
  'next.config.js',
  'public',
  'app/fonts',
  'lib/content/cms/seed',
  'lib/front/next-adapter/browser',
  'lib/platform/database/migrations',
  'lib/offline/service-worker.js',
];
