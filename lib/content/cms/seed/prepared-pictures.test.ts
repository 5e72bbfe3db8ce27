/** @jest-environment node */
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { renderIllustration, type IllustrationFormat } from './illustrations/render-illustration';
import { picturesIn } from './pictures-in';
import {
  findPreparedPicture,
  pixelsOf,
  preparedPicturesFolder,
  readPreparedFile,
  readPreparedPictures,
  sourceOf,
} from './prepared-pictures';
import { readPostFiles, readStoryFiles } from './read-files';

async function picturesOfFirstContent(): Promise<[string, IllustrationFormat][]> {
  const [posts, stories] = await Promise.all([readPostFiles(), readStoryFiles()]);
  return [
    ...posts.flatMap(({ slug, markdown }) =>
      [slug, ...picturesIn(markdown)].map((name): [string, IllustrationFormat] => [name, 'post']),
    ),
    ...stories.flatMap(({ poster, pages }): [string, IllustrationFormat][] => [
      [poster, 'poster'],
      ...pages.flatMap(({ picture }): [string, IllustrationFormat][] => (picture ? [[picture, 'page']] : [])),
    ]),
    ['home-hero', 'post'],
    ['nutriai-hero', 'post'],
  ];
}

const pixels = (data: Buffer) => sharp(data).resize({ width: 320 }).removeAlpha().raw().toBuffer();

test('every picture of the first content is prepared from its drawing: else `npm run first-pictures`', async () => {
  const wanted = await picturesOfFirstContent();
  expect(wanted.filter(([name, format]) => !findPreparedPicture(name, format))).toEqual([]);
  expect(Object.keys(readPreparedPictures()).sort()).toEqual(
    [...new Set(wanted.map(([name, format]) => `${name}-${format}`))].sort(),
  );
});

test('the folder has the files that the list names, in the sizes that their names say', async () => {
  const pictures = Object.values(readPreparedPictures());
  const named = pictures.flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes)]);
  const there = readdirSync(preparedPicturesFolder).filter((name) => name.endsWith('.webp'));
  expect(there.sort()).toEqual([...new Set(named)].sort());
  for (const { filename, width, height, sizes } of pictures) {
    expect(await sizeOf(filename)).toEqual({ width, height });
    for (const name of Object.values(sizes)) expect(await sizeOf(name)).toEqual(pixelsOf(name));
  }
});

async function sizeOf(filename: string) {
  const { width, height } = await sharp(await readPreparedFile(filename)).metadata();
  return { width, height };
}

test.each([
  ['safe-sleep', 'post'],
  ['choking-baby-back-blows', 'page'],
] as const)('what is prepared of %s (%s) shows what its drawing shows', async (name, format) => {
  const found = findPreparedPicture(name, format);
  const prepared = await pixels(await readPreparedFile(found?.filename ?? ''));
  const drawn = await pixels(await renderIllustration(name, format));
  const difference = prepared.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
  expect(difference / prepared.length).toBeLessThan(3);
});

test('a drawing of another picture or format has another source', () => {
  expect(sourceOf('safe-sleep', 'post')).not.toBe(sourceOf('safe-sleep', 'page'));
  expect(sourceOf('safe-sleep', 'post')).not.toBe(sourceOf('car-seats', 'post'));
});
