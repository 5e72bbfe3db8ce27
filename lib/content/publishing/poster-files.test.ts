import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { storyPosters } from './poster-files';
import type { PosterSource } from './story-posters';

let folder: string;
const source: PosterSource = {
  filename: 'Two colours.webp',
  width: 1600,
  height: 1200,
  focalX: 100,
  focalY: 50,
  alt: 'Red and blue',
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'posters-'));
  process.env.DATA_DIR = folder;
  const half = { width: 800, height: 1200, channels: 3, background: '#ff0000' } as const;
  const images = path.join(folder, 'media/images');
  mkdirSync(images, { recursive: true });
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .webp()
    .toFile(path.join(images, source.filename));
});

afterEach(() => {
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (address = '') => path.join(folder, address);

it('writes a JPEG of each shape, of the size that it says, and under the address that it gives', async () => {
  const posters = await storyPosters(source);
  expect(posters).toMatchObject({
    portrait: { width: 900, height: 1200 },
    square: { width: 960, height: 960 },
    landscape: { width: 1280, height: 960 },
  });
  for (const [shape, poster] of Object.entries(posters)) {
    expect(poster.path).toMatch(new RegExp(`^/media/posters/two-colours-${shape}-[0-9a-f]{12}\\.jpg$`));
    const { format, width, height } = await sharp(fileOf(poster.path)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: poster.width, height: poster.height });
  }
  expect(readdirSync(path.join(folder, 'media/posters'))).toHaveLength(3);
});

it('cuts around the focal point', async () => {
  const right = await storyPosters(source);
  const left = await storyPosters({ ...source, focalX: 0 });
  const redness = async (address = '') => (await sharp(fileOf(address)).stats()).channels[0]?.mean ?? NaN;
  expect(await redness(right.portrait?.path)).toBeLessThan(40);
  expect(await redness(left.portrait?.path)).toBeGreaterThan(200);
  expect(left.portrait?.path).not.toBe(right.portrait?.path);
});

it('makes a file once, and another one when the picture has changed', async () => {
  const first = await storyPosters(source);
  const madeAt = statSync(fileOf(first.portrait?.path)).mtimeMs;
  const [again, meanwhile] = await Promise.all([storyPosters(source), storyPosters(source)]);
  expect([again, meanwhile]).toEqual([first, first]);
  expect(statSync(fileOf(first.portrait?.path)).mtimeMs).toBe(madeAt);
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#00ff00' } })
    .webp()
    .toFile(path.join(folder, 'media/images', source.filename));
  expect((await storyPosters(source)).portrait?.path).not.toBe(first.portrait?.path);
});

it('leaves out the shapes that the picture is too small for', async () => {
  await sharp({ create: { width: 640, height: 853, channels: 3, background: '#00ff00' } })
    .webp()
    .toFile(path.join(folder, 'media/images/small.webp'));
  const posters = await storyPosters({ ...source, filename: 'small.webp', width: 640, height: 853 });
  expect(Object.keys(posters)).toEqual(['portrait', 'square']);
  expect(posters.portrait).toMatchObject({ width: 640, height: 853 });
});

it('fails for a picture that is gone', async () => {
  await expect(storyPosters({ ...source, filename: 'gone.webp' })).rejects.toThrow('has no file');
});
