import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { readSitemap } from '../support/read-sitemap';
import { SiteCrawl } from '../support/site-crawl';

const links = [
  '/whole#here',
  '/whole#gone',
  '/missing',
  '/moved',
  '/text#x',
  'https://else.example/x',
  '#own',
  '#no',
  '',
];
const pages: Readonly<Record<string, string>> = {
  '/': `<h1 id="own">Home</h1>${links.map((href) => `<a href="${href}">a link</a>`).join('')}`,
  '/whole': '<h1 id="here">Whole</h1><a href="/not-followed">further</a>',
  '/pictures':
    '<link rel="icon" href="/words.svg"><link rel="alternate" href="/text"><link rel="alternate" hreflang="en-GB" href="/pictures">' +
    '<meta property="og:image" content="/og/gone"><img src="/small.webp" srcset="/small.webp 1x, /large.webp 2x">' +
    '<a href="/gone.webp">not shown</a>',
};

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const html = pages[path];
    if (path === '/moved') response.writeHead(308, { location: '/whole' }).end();
    else if (path === '/small.webp') response.writeHead(200, { 'content-type': 'image/webp' }).end();
    else if (path === '/words.svg') response.writeHead(200, { 'content-type': 'text/html' }).end();
    else if (path === '/text') response.writeHead(200, { 'content-type': 'text/plain' }).end('words');
    else if (html !== undefined)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test('links to nowhere, to what has moved and to fragments that are not there are found', async () => {
  const crawl = new SiteCrawl(origin);
  await crawl.read(['/']);
  await crawl.follow();
  expect(crawl.brokenLinks()).toEqual([
    '/whole#gone on /: nothing there has the id "gone"',
    '/missing on /: 404',
    '/moved on /: 308 /whole',
    '#no on /: nothing there has the id "no"',
    ' on /: it is no address',
  ]);
  expect([crawl.status('/missing'), crawl.page('/missing')]).toEqual([404, null]);
  expect([...crawl.pages().keys()].sort()).toEqual(['/', '/whole']);
});

test('pictures and feeds that are not there, or are something else, are found', async () => {
  const crawl = new SiteCrawl(origin);
  await crawl.read(['/pictures']);
  await crawl.askForFiles();
  expect(crawl.fileCount()).toBe(5);
  expect(crawl.brokenFiles().sort()).toEqual([
    '/large.webp on /pictures: 404',
    '/og/gone on /pictures: 404',
    '/words.svg on /pictures: it is text/html',
  ]);
});

test('a sitemap is read through its parts', async () => {
  const file = (...paths: string[]) => paths.map((path) => `<loc>https://a.example${path}</loc>`).join('');
  const files: Readonly<Record<string, string>> = {
    '/sitemap.xml': file('/sitemap/1.xml', '/sitemap/2.xml'),
    '/sitemap/1.xml': file('', '/blog?page=2&amp;q=a'),
    '/sitemap/2.xml': file('/faq'),
  };
  const paths = await readSitemap('https://a.example', (path) => Promise.resolve(files[path] ?? ''));
  expect(paths).toEqual(['/', '/blog?page=2&q=a', '/faq']);
});
