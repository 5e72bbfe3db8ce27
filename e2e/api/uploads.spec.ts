import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sendUpload } from './staff-session';
import {
  bytesOf,
  documents,
  expect,
  filesOf,
  images,
  jpegFile,
  pdf,
  pdfFile,
  pngFile,
  type StoredImage,
  test,
  twoColours,
} from './upload-test';

test('a picture is kept as WebP in all widths, without its metadata, its place and its tail', async ({
  request,
  uploads,
}) => {
  const picture = await (
    await twoColours()
  )
    .withExif({
      IFD0: { Artist: 'Secret Artist', ImageDescription: 'Secret words' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const tail = Buffer.from('PK\x03\x04<script>alert("tail")</script>PK\x05\x06', 'latin1');
  const image = await uploads.create(jpegFile(Buffer.concat([picture, tail]), 'IMG 2041 (Über uns).JPG'));
  expect(image).toMatchObject({
    title: 'IMG 2041 (Über uns)',
    mimeType: 'image/webp',
    width: 1200,
    height: 800,
  });
  expect(image.filename).toMatch(/^img-2041-uber-uns-[0-9a-f]{8}\.webp$/);
  expect(Object.fromEntries(Object.entries(image.sizes).map(([name, { width }]) => [name, width]))).toEqual({
    w320: 320,
    w480: 480,
    w640: 640,
    w960: 960,
    w1280: null,
    w1800: null,
    square: 640,
  });
  for (const name of filesOf(image)) {
    const bytes = await bytesOf(request, name);
    const metadata = await sharp(bytes).metadata();
    expect([name, metadata.format]).toEqual([name, 'webp']);
    for (const kind of ['exif', 'icc', 'xmp', 'iptc'] as const) {
      expect([name, kind, metadata[kind]]).toEqual([name, kind, undefined]);
    }
    for (const trace of ['Secret', 'script', 'PK\x03\x04', 'EXIF']) {
      expect([name, trace, bytes.includes(Buffer.from(trace, 'latin1'))]).toEqual([name, trace, false]);
    }
  }
});

test('the square is cut around the focal point, and a new focal point makes new files', async ({
  request,
  uploads,
}) => {
  const file = jpegFile(await (await twoColours(1600, 640)).jpeg().toBuffer());
  const query = 'uploadEdits[focalPoint][x]=5&uploadEdits[focalPoint][y]=50';
  const image = await uploads.create(file, { path: `${images}?${query}` });
  expect([image.focalX, image.focalY]).toEqual([5, 50]);
  const redness = async (doc: StoredImage) => {
    const square = await sharp(await bytesOf(request, String(doc.sizes.square?.filename))).stats();
    return (square.channels[0]?.mean ?? 0) - (square.channels[2]?.mean ?? 0);
  };
  expect(await redness(image)).toBeGreaterThan(200);

  const moved = await request.patch(
    `${images}/${image.id}?uploadEdits[focalPoint][x]=95&uploadEdits[focalPoint][y]=50`,
    { headers: uploads.headers, data: {} },
  );
  expect(moved.status(), await moved.text()).toBe(200);
  const { doc } = await moved.json();
  expect([doc.focalX, doc.focalY]).toEqual([95, 50]);
  expect(await redness(doc)).toBeLessThan(-200);
  // Browsers keep a file for a year under its name.
  expect(filesOf(doc).filter((name) => filesOf(image).includes(name))).toEqual([]);
  expect((await request.get(`/media/images/${image.filename}`)).status()).toBe(404);
});

test('a crop is cut from the picture itself', async ({ request, uploads }) => {
  const file = pngFile(await (await twoColours(1000, 500)).png().toBuffer());
  const crop =
    'uploadEdits[crop][x]=60&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=500';
  const image = await uploads.create(file, { path: `${images}?${crop}` });
  expect([image.width, image.height, image.mimeType]).toEqual([400, 500, 'image/webp']);
  const bytes = await bytesOf(request, image.filename);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect((await sharp(bytes).stats()).channels[0]?.mean).toBeLessThan(10);

  const again = await request.patch(
    `${images}/${image.id}?uploadEdits[crop][x]=0&uploadEdits[crop][y]=50&uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=250`,
    { headers: uploads.headers, data: { focalX: 50, focalY: 50 } },
  );
  expect(again.status(), await again.text()).toBe(200);
  const { doc } = await again.json();
  expect([doc.width, doc.height]).toEqual([200, 250]);
  expect(filesOf(doc).filter((name) => filesOf(image).includes(name))).toEqual([]);
  for (const name of filesOf(doc)) {
    expect((await sharp(await bytesOf(request, name)).metadata()).format).toBe('webp');
  }
});

test('saving a picture without an edit leaves its files alone', async ({ request, uploads }) => {
  const image = await uploads.create(pngFile(await (await twoColours(700, 700)).png().toBuffer()));
  const before = await bytesOf(request, image.filename);
  // As the panel does: the focal point that is set already, and the whole picture as the crop.
  const edits = [
    'uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50',
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=700&uploadEdits[heightInPixels]=700',
  ].join('&');
  for (const query of ['', `?${edits}`]) {
    const answer = await request.patch(`${images}/${image.id}${query}`, {
      headers: uploads.headers,
      data: { alt: 'Other words', focalX: 50, focalY: 50 },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { doc } = await answer.json();
    expect([doc.alt, doc.filename]).toEqual(['Other words', image.filename]);
    expect((await bytesOf(request, image.filename)).equals(before)).toBe(true);
  }
});

test('a refused new file leaves the old one in place', async ({ request, uploads }) => {
  const image = await uploads.create(pngFile(await (await twoColours(400, 400)).png().toBuffer()));
  const path = `${images}/${image.id}`;
  const other = await (await twoColours(300, 300)).png().toBuffer();
  for (const [file, data] of [
    [pngFile(other), { alt: ' ' }],
    [pngFile(Buffer.from('<svg/>')), { alt: 'Other' }],
    [pngFile(other, 'a.exe'), { alt: 'Other' }],
  ] as const) {
    const answer = await sendUpload(request, { method: 'PATCH', path, headers: uploads.headers, file, data });
    expect(answer.status()).toBe(400);
  }
  const now = await (await request.get(path, { headers: uploads.headers })).json();
  expect([now.filename, now.alt]).toEqual([image.filename, 'Two colours']);
  for (const name of filesOf(now)) await bytesOf(request, name);

  const answer = await sendUpload(request, {
    method: 'PATCH',
    path,
    headers: uploads.headers,
    file: pngFile(other),
    data: {},
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { doc } = await answer.json();
  expect([doc.width, doc.height, doc.alt]).toEqual([300, 300, 'Two colours']);
  expect(doc.filename).not.toBe(image.filename);
});

test('names are made by the software', async ({ request, uploads }) => {
  for (const [given, expected] of [
    ['../../../etc/passwd.png', /^passwd-[0-9a-f]{8}\.webp$/],
    ['..\\..\\boot.png', /^boot-[0-9a-f]{8}\.webp$/],
    ['x.php%00.png', /^x-php-00-[0-9a-f]{8}\.webp$/],
    ['\u202egnp.png', /^gnp-[0-9a-f]{8}\.webp$/],
    [`${'n'.repeat(300)}.png`, /^n{60}-[0-9a-f]{8}\.webp$/],
    ['.png', /^picture-[0-9a-f]{8}\.webp$/],
  ] as const) {
    const image = await uploads.create(pngFile(await (await twoColours(64, 64)).png().toBuffer(), given));
    expect(image.filename).toMatch(expected);
    await bytesOf(request, image.filename);
  }
  const answer = await sendUpload(request, {
    path: images,
    headers: uploads.headers,
    file: pngFile(await (await twoColours(64, 64)).png().toBuffer()),
    data: { alt: 'x', filename: '../../escape.webp' },
  });
  expect(answer.status()).toBe(400);
});

test('a document is a PDF by its bytes, and leaves as a download', async ({ request, uploads }) => {
  const mark = randomUUID();
  const document = await uploads.create<{ id: number; filename: string; title: string }>(
    pdfFile(pdf(mark), 'Leaflet No. 3.PDF'),
    { path: documents, data: {} },
  );
  expect(document.filename).toMatch(/^leaflet-no-3-[0-9a-f]{8}\.pdf$/);
  expect(document.title).toBe('Leaflet No. 3');
  const answer = await request.get(`/media/documents/${document.filename}`);
  expect(answer.status()).toBe(200);
  expect((await answer.body()).toString()).toContain(mark);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${document.filename}"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});
