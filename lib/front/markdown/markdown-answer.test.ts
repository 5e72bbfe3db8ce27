import { unavailable } from '../../platform/http/api-error';
import { markdownAnswer } from './markdown-answer';

const listed = '<html><head><link rel="alternate" type="text/markdown" href="x.md"></head>text</html>';
const address = '/blog.md?page=2';

const answered = (
  { status = 200, headers = {}, html = listed }: { status?: number; headers?: object; html?: string },
  write = async (text: string) => `# ${text.length}`,
) => markdownAnswer({ status, headers: { ...headers }, body: Buffer.from(html) }, { address, write });

const refusal = (detail: string) => ({
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  },
  body: Buffer.from(detail),
});
const comeBack = {
  status: 503,
  ...refusal('Try again in a moment.'),
  headers: { ...refusal('').headers, 'retry-after': '2' },
};

it('is what is written of the page, and names the page as the one to list', async () => {
  expect(await answered({})).toEqual({
    status: 200,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-location': address,
      link: '</blog?page=2>; rel="canonical"',
    },
    body: Buffer.from(`# ${listed.length}`),
  });
});

it.each([300, 307, 308, 399])('moves with a page that answers %d', async (status) => {
  const headers = { location: '/guides', 'set-cookie': 'a=1' };
  expect(await answered({ status, headers })).toEqual({
    status,
    headers: { location: '/guides.md' },
    body: Buffer.alloc(0),
  });
});

it.each([
  ['that answers 304', { status: 304 }],
  ['that is not there', { status: 404, headers: { location: '/guides' } }],
  ['that only part of came of', { status: 206, headers: { location: '/guides' } }],
  ['that answers below 500', { status: 499 }],
  ['that search engines may not list', { html: '<html><head></head>text</html>' }],
  [
    'that writes of a version in its text',
    { html: '<p>&lt;link rel=&quot;alternate&quot; type=&quot;text/markdown&quot; href</p>' },
  ],
])('is not there for a page %s, without anything being written', async (_what, page) => {
  const write = jest.fn();
  expect(await answered(page, write)).toEqual({ status: 404, ...refusal('Not found') });
  expect(write).not.toHaveBeenCalled();
});

it.each([500, 503])('says when to come back where the page answers %d', async (status) => {
  expect(await answered({ status })).toEqual(comeBack);
});

it('says when to come back where too many wait, and hides no mistake of ours', async () => {
  expect(await answered({}, () => Promise.reject(unavailable()))).toEqual(comeBack);
  await expect(answered({}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
