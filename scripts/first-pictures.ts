import './temporary-data-folder';
import './make-secrets';
import config from '../payload.config';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import type { IllustrationFormat } from '../lib/content/cms/seed/illustrations/render-illustration';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { makeFirstContent } from '../lib/content/cms/seed/make-first-content';
import {
  type PreparedPicture,
  preparedPicturesFolder,
  preparedPicturesList,
  sourceOf,
} from '../lib/content/cms/seed/prepared-pictures';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import type { Image } from '../lib/platform/database/payload-types';
import { dataPath } from '../lib/platform/files/data-dir';

/**
 * Prepares the pictures of the first content (`npm run first-pictures`, after a drawing has changed): makes the
 * first content of an empty site and takes its files over. What is prepared already is not drawn anew.
 */
const payload = await getPayload({ config });
await migrateDatabase(payload);
await ensurePageTree(payload);
await makeFirstContent(payload, 'Little Pear', () => process.stdout.write('.'));
const { docs } = await payload.find({
  collection: 'images',
  depth: 0,
  pagination: false,
  sort: 'firstContentKey',
});
const pictures = Object.fromEntries(docs.map(preparedFrom));
await payload.destroy();

mkdirSync(preparedPicturesFolder, { recursive: true });
const names = new Set(
  Object.values(pictures).flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes)]),
);
for (const name of names)
  copyFileSync(dataPath('media', 'images', name), path.join(preparedPicturesFolder, name));
const left = readdirSync(preparedPicturesFolder).filter((name) => name.endsWith('.webp') && !names.has(name));
for (const name of left) rmSync(path.join(preparedPicturesFolder, name));
writeFileSync(preparedPicturesList, `${JSON.stringify(pictures, null, 2)}\n`);
process.stdout.write(
  `\n${docs.length} pictures in ${names.size} files are prepared; ${left.length} old files went.\n`,
);
rmSync(dataPath(), { recursive: true, force: true });
process.exit(0);

function preparedFrom(image: Image): [string, PreparedPicture] {
  const { firstContentKey, filename, width, height, sizes } = image;
  if (!firstContentKey || !filename || !width || !height) {
    throw new Error(`The picture ${image.id} of the first content is not whole.`);
  }
  const cut = firstContentKey.lastIndexOf('-');
  const format = firstContentKey.slice(cut + 1) as IllustrationFormat;
  const named = Object.entries(sizes ?? {}).flatMap(([size, file]) =>
    file?.filename ? [[size, file.filename]] : [],
  );
  return [
    firstContentKey,
    {
      source: sourceOf(firstContentKey.slice(0, cut), format),
      filename,
      width,
      height,
      sizes: Object.fromEntries(named) as Record<string, string>,
    },
  ];
}
