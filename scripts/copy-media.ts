import { readdir, readFile } from 'node:fs/promises';
import { dataPath } from '../lib/platform/files/data-dir';
import { mediaFolders, type MediaPath, s3Media } from '../lib/platform/files/media/media-store';
import { untilAvailable } from '../lib/platform/process/until-available';

/**
 * Carries the files of the data folder into the bucket: `npm run media:copy`, with the settings of both. May
 * be repeated, and while the site runs.
 */
const bucket = s3Media();
if (!bucket) {
  process.stderr.write('S3_BUCKET is not set: there is nowhere to carry the files to.\n');
  process.exit(1);
}

const atOnce = 4;
let copied = 0;
let known = 0;
for (const folder of mediaFolders) {
  const names = await readdir(dataPath('media', folder)).catch(() => []);
  for (let start = 0; start < names.length; start += atOnce) {
    await Promise.all(names.slice(start, start + atOnce).map((name) => untilCarried({ folder, name })));
  }
}
process.stdout.write(`${copied} files copied, ${known} were there already.\n`);

/** Nobody waits for an answer: a store that is too busy is asked again. */
function untilCarried(file: MediaPath): Promise<void> {
  return untilAvailable(() => carry(file), {
    waitAtMostMs: 120_000,
    tell: (error) => process.stderr.write(`${String(error)}\n`),
  });
}

async function carry({ folder, name }: MediaPath): Promise<void> {
  const bytes = await readFile(dataPath('media', folder, name));
  // A name never means other bytes; a file that broke off is of another size.
  if ((await bucket?.facts({ folder, name }))?.size === bytes.byteLength) {
    known += 1;
    return;
  }
  await bucket?.put({ folder, name }, bytes);
  copied += 1;
}
