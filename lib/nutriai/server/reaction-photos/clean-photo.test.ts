import sharp from 'sharp';
import { cleanPhoto, keptBytesAtMost } from './clean-photo';

const never = new AbortController().signal;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } });
const clean = (bytes: Buffer) => cleanPhoto(bytes.toString('base64'), never);

test('only pixels are kept: upright, at most 1,600 pixels a side, without place, camera or profile', async () => {
  const sent = await plain(3000, 1000)
    .jpeg()
    .withExif({ IFD0: { Make: 'Pear Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { picture, width, height } = await clean(sent);
  const kept = Buffer.from(picture, 'base64');
  expect([width, height]).toEqual([533, 1600]);
  const { format, exif, icc, xmp } = await sharp(kept).metadata();
  expect({ format, exif, icc, xmp }).toEqual({
    format: 'jpeg',
    exif: undefined,
    icc: undefined,
    xmp: undefined,
  });
  expect(kept.includes('Pear Camera')).toBe(false);
});

test('a picture of noise is kept small', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const sent = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const { picture } = await clean(sent);
  expect(Buffer.from(picture, 'base64').byteLength).toBeLessThanOrEqual(keptBytesAtMost);
});

test.each([
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['something else', Buffer.from('pear')],
])('%s is refused for what its bytes are', async (kind, bytes) => {
  await expect(clean(bytes)).rejects.toMatchObject({
    status: 400,
    body: { picture: [expect.stringContaining(kind)] },
  });
});

test('a damaged picture is refused', async () => {
  const whole = await plain(400, 400).jpeg().toBuffer();
  await expect(clean(whole.subarray(0, whole.byteLength / 2))).rejects.toMatchObject({ status: 400 });
});

test('with eleven waiting the next is told to come back', async () => {
  const sent = await plain(800, 800).png().toBuffer();
  const ends = await Promise.allSettled(Array.from({ length: 12 }, () => clean(sent)));
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ status: 503 });
});
