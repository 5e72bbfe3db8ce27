import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cleanPicture, type Crop } from './clean-picture';

/** Left half red, right half blue. */
async function twoColours(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

const clean = (data: Buffer, kind: 'jpeg' | 'png' | 'webp' = 'jpeg', crop: Crop | null = null) =>
  cleanPicture({ data, mimetype: `image/${kind}`, name: `a.${kind}`, size: data.byteLength }, crop);

const refusal = (message: string | RegExp) =>
  expect.objectContaining({ status: 400, message: expect.stringMatching(message) });

/** A PNG of one colour with one bit a pixel: its size in bytes says nothing about its size in pixels. */
function flatPng(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.byteLength);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('leaves EXIF, place, profile and tail behind, and turns the picture upright', async () => {
  const picture = await (
    await twoColours()
  )
    .withExif({ IFD0: { Artist: 'A secret name' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const result = await clean(Buffer.concat([picture, Buffer.from('PK\x03\x04<script>alert(1)</script>')]));
  const metadata = await sharp(result).metadata();
  expect(metadata).toMatchObject({ format: 'png', width: 20, height: 40, space: 'srgb' });
  for (const name of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
    expect([name, metadata[name]]).toEqual([name, undefined]);
  }
  for (const trace of ['secret', 'script', 'PK\x03\x04']) {
    expect(result.includes(Buffer.from(trace, 'latin1'))).toBe(false);
  }
});

it('cuts out the part that was asked for, within the picture', async () => {
  const picture = await (await twoColours()).png().toBuffer();
  const part = await clean(picture, 'png', { x: 50, y: 0, width: 10, height: 10 });
  expect(await sharp(part).metadata()).toMatchObject({ width: 10, height: 10 });
  const { channels } = await sharp(part).stats();
  expect(channels.slice(0, 3).map(({ mean }) => mean)).toEqual([0, 0, 255]);
  const beyond = await clean(picture, 'png', { x: 90, y: 100, width: 500, height: 500 });
  expect(await sharp(beyond).metadata()).toMatchObject({ width: 4, height: 1 });
});

it('makes a large picture smaller and a small one no larger', async () => {
  const tall = await (await twoColours(300, 6_000)).jpeg().toBuffer();
  expect(await sharp(await clean(tall)).metadata()).toMatchObject({ width: 120, height: 2_400 });
  const small = await (await twoColours()).jpeg().toBuffer();
  expect(await sharp(await clean(small)).metadata()).toMatchObject({ width: 40, height: 20 });
});

it('refuses a picture of too many pixels by its header alone', async () => {
  const bomb = flatPng(30_000);
  expect(bomb.byteLength).toBeLessThan(300_000);
  await expect(clean(bomb, 'png')).rejects.toEqual(
    refusal('This picture has 30000 × 30000 pixels: at most 40 million are taken.'),
  );
});

it('refuses a moving picture', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [90, 90] })
    .toBuffer();
  await expect(clean(moving, 'webp')).rejects.toEqual(refusal('Moving pictures are not taken'));
});

it.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.byteLength / 2)],
  ['only a header', (whole: Buffer) => whole.subarray(0, 30)],
])('refuses a damaged picture: %s', async (_how, damage) => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  await expect(clean(damage(noise), 'png')).rejects.toEqual(refusal('damaged'));
});

it('refuses AVIF under whatever name', async () => {
  const avif = await (await twoColours()).avif().toBuffer();
  await expect(clean(avif, 'png')).rejects.toEqual(refusal('This is an AVIF picture'));
});
