import sharp from 'sharp';
import { sendUpload, signInStaff, type UploadFile } from './staff-session';
import {
  documents,
  expect,
  flatPng,
  images,
  jpegFile,
  pdf,
  pdfFile,
  pngFile,
  test,
  twoColours,
} from './upload-test';

test('what is no JPEG, PNG or WebP by its bytes is refused, whatever it is called', async ({ uploads }) => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const plain = await twoColours(64, 64);
  const cases: [string, UploadFile, string][] = [
    ['SVG', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg }, 'an SVG drawing'],
    ['SVG as PNG', pngFile(svg), 'an SVG drawing'],
    ['AVIF as PNG', pngFile(await plain.clone().avif().toBuffer()), 'an AVIF picture'],
    ['HEIC as JPEG', jpegFile(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')), 'a HEIC picture'],
    [
      'GIF',
      { name: 'a.gif', mimeType: 'image/gif', buffer: await plain.clone().gif().toBuffer() },
      'a GIF picture',
    ],
    ['a page as JPEG', jpegFile(Buffer.from('<!doctype html><script>alert(1)</script>')), 'a web page'],
    ['PDF as PNG', pngFile(pdf()), 'a PDF document'],
    ['ZIP as PNG', pngFile(Buffer.from('PK\x03\x04rest', 'latin1')), 'a ZIP archive'],
    ['words', pngFile(Buffer.from('pear')), 'something else'],
  ];
  for (const [name, file, kind] of cases) {
    const { status, text } = await uploads.refused(file);
    expect([name, status]).toEqual([name, 400]);
    expect(text).toContain(`Only JPEG, PNG and WebP pictures are taken. This is ${kind}.`);
  }
});

test('name, type and bytes must agree', async ({ uploads }) => {
  const buffer = await (await twoColours(64, 64)).png().toBuffer();
  for (const [file, message] of [
    [{ name: 'a.png', mimeType: 'image/jpeg', buffer }, 'it was sent as image/jpeg'],
    [{ name: 'a.png', mimeType: 'text/html', buffer }, 'it was sent as text/html'],
    [pngFile(buffer, 'a.php'), 'its name ends in .php'],
    [pngFile(buffer, 'a.png.svg'), 'its name ends in .svg'],
  ] as const) {
    const { status, text } = await uploads.refused(file);
    expect([message, status, text]).toEqual([message, 400, expect.stringContaining(message)]);
  }
});

test('a picture that grows when it is decoded is refused before it does', async ({ uploads }) => {
  const { status, text } = await uploads.refused(pngFile(flatPng(30_000)));
  expect([status, text]).toEqual([400, expect.stringContaining('30000 × 30000 pixels')]);
});

test('damaged, empty, moving and missing files are refused with the reason', async ({ uploads }) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  for (const [file, message] of [
    [pngFile(whole.subarray(0, whole.byteLength / 2)), 'This picture is damaged and cannot be read.'],
    [pngFile(Buffer.alloc(0)), 'This file is empty.'],
    [{ name: 'a.webp', mimeType: 'image/webp', buffer: moving }, 'Moving pictures are not taken'],
    [undefined, 'No files were uploaded.'],
  ] as const) {
    const { status, text } = await uploads.refused(file);
    expect([message, status, text]).toEqual([message, 400, expect.stringContaining(message)]);
  }
});

test('more than 10 MB are too much', async ({ uploads }) => {
  const png = await (await twoColours(64, 64)).png().toBuffer();
  const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
  for (const [path, file, data] of [
    [images, pngFile(large), { alt: 'Large' }],
    [documents, pdfFile(Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)])), { title: 'Large' }],
  ] as const) {
    const { status, text } = await uploads.refused(file, { path, data });
    expect([path, status, text]).toEqual([path, 413, expect.stringContaining('Files may be at most 10 MB.')]);
  }
  const huge = await uploads.refused(pngFile(Buffer.alloc(20 * 1024 * 1024 + 1)));
  expect([huge.status, huge.text]).toEqual([413, expect.stringContaining('Files may be at most 20 MB.')]);
});

test('a picture needs words for those who do not see it', async ({ uploads }) => {
  const buffer = await (await twoColours(64, 64)).png().toBuffer();
  for (const data of [{}, { alt: '' }, { alt: '   ' }, { alt: null }, { alt: 'x'.repeat(251) }]) {
    const { status, text } = await uploads.refused(pngFile(buffer), { data });
    expect([status, text]).toEqual([400, expect.stringContaining('"path":"alt"')]);
  }
});

test('the server fetches no file from an address', async ({ request, uploads }) => {
  for (const url of [
    'http://127.0.0.1:1/x.png',
    'http://169.254.169.254/latest/meta-data',
    '/media/images/x.webp',
  ]) {
    const answer = await request.post(images, {
      headers: uploads.headers,
      data: { alt: 'x', filename: 'x.png', url },
    });
    expect([url, answer.status(), await answer.text()]).toEqual([
      url,
      400,
      expect.stringContaining('No files were uploaded.'),
    ]);
  }
});

test('what is no whole PDF is no document', async ({ uploads }) => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const [file, message] of [
    [pdfFile(page), 'This is a web page.'],
    [{ name: 'a.html', mimeType: 'text/html', buffer: page }, 'This is a web page.'],
    [pdfFile(Buffer.concat([Buffer.from('<html>'), pdf()])), 'This is a web page.'],
    [pdfFile(pdf().subarray(0, 30)), 'its end is missing'],
    [pdfFile(pdf(), 'a.pdf.exe'), 'its name ends in .exe'],
    [{ ...pdfFile(), mimeType: 'text/html' }, 'it was sent as text/html'],
    [undefined, 'No files were uploaded.'],
  ] as const) {
    const { status, text } = await uploads.refused(file, {
      path: documents,
      data: { title: 'A leaflet' },
    });
    expect([message, status, text]).toEqual([message, 400, expect.stringContaining(message)]);
  }
});

test('a moderator uploads nothing', async ({ api, request }) => {
  const moderator = await signInStaff(api, 'moderator');
  for (const [path, file] of [
    [images, pngFile(Buffer.from('<svg/>'))],
    [documents, pdfFile()],
  ] as const) {
    const answer = await sendUpload(request, {
      path,
      headers: moderator,
      file,
      data: { alt: 'x', title: 'x' },
    });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
});
