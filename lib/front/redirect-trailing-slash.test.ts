import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { redirectTrailingSlash } from './redirect-trailing-slash';

let server: Server;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (!redirectTrailingSlash(incoming, response)) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Where a request is sent, with the path exactly as it stands here; null where it is left alone. */
function redirected(path: string, method = 'GET'): Promise<string | null> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 308 ? String(response.headers.location) : null);
    })
      .on('error', reject)
      .end();
  });
}

describe('redirectTrailingSlash', () => {
  it('leads a page to its one address', async () => {
    expect(await redirected('/blog/')).toBe('/blog');
    expect(await redirected('/blog/a-post/', 'HEAD')).toBe('/blog/a-post');
  });

  it('keeps what is asked, question marks in it too', async () => {
    expect(await redirected('/blog/?page=2&q=a?b/')).toBe('/blog?page=2&q=a?b/');
  });

  it.each([
    '/',
    '/blog',
    '/blog?next=/a/',
    '/?page=2',
    '/api/auth/login/',
    '/admin/',
    '/cms-api/posts/',
    '/_next/',
  ])('leaves %s alone', async (url) => {
    expect(await redirected(url)).toBeNull();
  });

  it('leaves what is sent alone, for its body would be lost', async () => {
    expect(await redirected('/blog/', 'POST')).toBeNull();
  });

  it.each(['//evil.example/', '///evil.example/', '/\\evil.example/', '//evil.example/a/', '//', '////'])(
    'never leads %s to another site',
    async (url) => {
      const location = await redirected(url);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location ?? '', 'https://pear.example').origin).toBe('https://pear.example');
    },
  );
});
