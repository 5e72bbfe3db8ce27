import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { shareThread, stopSharing } from '../../../platform/threads/shared-threads';
import type { RichTextNode } from '../html/lexical-nodes';
import { convertText } from './convert-text';
import { TextThread } from './text-thread';

const root = process.cwd();
const limits = { waitingAtMost: 2, timeoutMs: 60_000, endsAfterIdleMs: 60_000 };
let thread: TextThread;

beforeAll(() => {
  const compile = path.join(root, 'scripts/print-compiled-program.mjs');
  const lines = execFileSync(process.execPath, [compile, 'lib/wagtail-api/edit/texts/text-worker.ts'], {
    encoding: 'utf8',
  });
  thread = new TextThread(lines.split('\n').at(-1) ?? '', limits);
  shareThread('editor texts', thread);
}, 60_000);
afterAll(async () => {
  stopSharing('editor texts');
  await thread.close();
});

const wordsOf = ({ text, children = [] }: RichTextNode): string =>
  `${typeof text === 'string' ? text : ''}${children.map(wordsOf).join('')}`;
const blocksOf = ({ children = [] }: RichTextNode) =>
  children.map((node) => `${String(node.tag ?? node.type)}(${wordsOf(node)})`);

it('converts Markdown as the panel’s editor does, with the site’s own blocks', async () => {
  const markdown =
    '## First\r\n\r\nSoft **pears**[^nhs] and [a link](/blog).\n\n- one\n- two\n\n> said\n\n---\n\n:::doctor\nAsk.\n:::\n';
  const { root: text } = await convertText('markdown', markdown);
  expect(blocksOf(text)).toEqual([
    'h2(First)',
    'paragraph(Soft pears and a link.)',
    'ul(onetwo)',
    'quote(said)',
    'horizontalrule()',
    'block()',
  ]);
  expect(text.children?.at(-1)?.fields).toMatchObject({ blockType: 'callout', kind: 'doctor' });
}, 60_000);

it('reads HTML: first what it names, then the text', async () => {
  const html = `<p>${'A <b>pear</b>. '.repeat(300)}<a linktype="page" id="5">more</a></p>`;
  const sender = { characters: html.length };
  expect(await convertText('namedInHtml', html, sender)).toEqual({
    pages: [5],
    images: [],
    videos: [],
    polls: [],
  });
  const references = {
    pages: new Map([[5, { collection: 'posts' as const, id: 50 }]]),
    images: new Set<number>(),
    videos: new Set<number>(),
    polls: new Set<number>(),
  };
  const { root: text } = await convertText('html', { html, references }, sender);
  expect(text.children?.[0]?.children?.at(-1)).toMatchObject({
    type: 'link',
    fields: { doc: { relationTo: 'posts', value: 50 } },
  });
}, 60_000);

it.each(['poll', 'picture'])(
  'refuses a %s that Markdown cannot name',
  async (kind) => {
    await expect(convertText('markdown', `A\n\n:::${kind} sleep\n`)).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      body: { body_markdown: [`There is no ${kind} sleep.`] },
    });
  },
  60_000,
);

it('leaves the main thread free while a long text is converted', async () => {
  await convertText('markdown', 'ready');
  let longest = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  await convertText('markdown', 'a\n'.repeat(15_000));
  const took = performance.now() - started;
  clearInterval(ticking);
  expect(longest).toBeLessThan(took / 2);
}, 60_000);

it('refuses with 503 and Retry-After what would wait behind too many', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => convertText('markdown', '**pear**')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject(
    Array.from({ length: 2 }, () => ({ reason: { status: 503, headers: { 'Retry-After': '2' } } })),
  );
}, 60_000);

it('converts little HTML at once, whatever waits in the thread', async () => {
  const waiting = Array.from({ length: 3 }, () => convertText('markdown', 'pear'));
  const named = { pages: [7], images: [], videos: [], polls: [] };
  const html = '<a linktype="page" id="7">x</a>';
  expect(await convertText('namedInHtml', html, { characters: html.length })).toEqual(named);
  await expect(convertText('namedInHtml', html)).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
}, 60_000);

it('refuses a text of too many parts', async () => {
  const problem = [expect.stringMatching(/no more than 5000 parts .*; it has 6000\./)];
  await expect(convertText('markdown', 'a\n\n'.repeat(3_000))).rejects.toMatchObject({
    status: 400,
    body: { body_markdown: problem },
  });
  const html = '<p>a</p>'.repeat(3_000);
  const references = {
    pages: new Map<number, never>(),
    images: new Set<number>(),
    videos: new Set<number>(),
    polls: new Set<number>(),
  };
  await expect(convertText('html', { html, references })).rejects.toMatchObject({
    status: 400,
    body: { body: problem },
  });
}, 60_000);
