import { type AcceptedKinds, checkKind, fileName, titleFromName, type UploadedFile } from './uploaded-file';

const kinds: AcceptedKinds = { png: { mediaTypes: ['image/png'], endings: ['png'] } };
const png = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1');

function file(given: Partial<UploadedFile>): UploadedFile {
  const data = given.data ?? png;
  return { data, mimetype: 'image/png', name: 'a.png', size: data.byteLength, ...given };
}

const check = (given: Partial<UploadedFile>) => () =>
  checkKind(file(given), { kinds, names: 'PNG pictures' });

describe('checkKind', () => {
  it.each([{}, { mimetype: 'IMAGE/PNG; charset=binary' }, { name: 'A.PNG' }, { name: 'no ending' }])(
    'takes %j',
    (given) => {
      expect(check(given)()).toBe('png');
    },
  );

  it.each<[Partial<UploadedFile>, number, string]>([
    [{ data: Buffer.alloc(0) }, 400, 'This file is empty.'],
    [{ data: Buffer.alloc(10 * 1024 * 1024 + 1, png) }, 413, 'Files may be at most 10 MB.'],
    [{ data: Buffer.from('<svg/>') }, 400, 'Only PNG pictures are taken. This is an SVG drawing.'],
    [{ data: Buffer.from('GIF89a') }, 400, 'Only PNG pictures are taken. This is a GIF picture.'],
    [{ data: Buffer.from('words') }, 400, 'Only PNG pictures are taken. This is something else.'],
    [{ mimetype: 'image/jpeg' }, 400, 'This is a PNG picture, but it was sent as image/jpeg.'],
    [{ mimetype: '' }, 400, 'This is a PNG picture, but it was sent as nothing in particular.'],
    [{ name: 'a.php' }, 400, 'This is a PNG picture, but its name ends in .php.'],
    [{ name: 'a.png.html' }, 400, 'This is a PNG picture, but its name ends in .html.'],
    [{ name: 'a.' }, 400, 'This is a PNG picture, but its name ends in ..'],
  ])('refuses %#', (given, status, message) => {
    expect(check(given)).toThrow(expect.objectContaining({ status, message }));
  });
});

describe('fileName', () => {
  const named = (given: string, bytes = png) =>
    fileName(given, bytes, { ending: 'png', fallback: 'picture' });

  it.each([
    ['Crème brûlée (1).JPG', 'creme-brulee-1'],
    ['../../etc/passwd.png', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system'],
    ['x.php%00.jpg', 'x-php-00'],
    ['\u202egnp.exe', 'gnp'],
    ['.htaccess', 'picture'],
    ['写真.png', 'picture'],
    ['', 'picture'],
    [`${'long-'.repeat(80)}.png`, 'long-'.repeat(12).slice(0, -1)],
    ['con.png', 'con'],
    ['egg-0123abcd.webp', 'egg'],
  ])('turns %j into %s and a mark', (given, words) => {
    const name = named(given);
    expect(name).toMatch(/^[a-z0-9][a-z0-9-]*-[0-9a-f]{8}\.png$/);
    expect(name.replace(/-[0-9a-f]{8}\.png$/, '')).toBe(words);
  });

  it('is the same for the same bytes and another for others', () => {
    expect(named('a.png')).toBe(named('a.png'));
    expect(named('a.png')).not.toBe(named('a.png', Buffer.from('other')));
  });
});

it.each([
  ['../My holiday.JPG', 'My holiday'],
  ['a\u202eb\u0000c.png', 'abc'],
  ['egg-0123abcd.webp', 'egg'],
  ['.png', ''],
])('makes a title of %j', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});
