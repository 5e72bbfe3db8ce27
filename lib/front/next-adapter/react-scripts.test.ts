import { tmpdir } from 'node:os';
import type * as React from 'react';
import type * as ReactServer from 'react-dom/server';
import { isReactScript, readReactTexts } from './react-scripts';

/** What React writes around parts of a document that come late, in production. */
async function scriptsOfLateParts(fails: boolean): Promise<string[]> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { createElement, Suspense, use } = jest.requireActual<typeof React>('react');
  const { renderToReadableStream } = jest.requireActual<typeof ReactServer>('react-dom/server.edge');
  const late = new Promise<string>((resolve, reject) =>
    setTimeout(() => (fails ? reject(new Error('lost')) : resolve('pears')), 10),
  );
  const Late = () => use(late);
  const body = createElement('body', null, createElement(Suspense, { fallback: '…' }, createElement(Late)));
  const stream = await renderToReadableStream(createElement('html', null, body), { onError: () => 'digest' });
  const html = await new Response(stream).text();
  return [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['comes', false],
  ['fails', true],
])('knows what React writes for a part that %s late', async (_how, fails) => {
  const scripts = await scriptsOfLateParts(fails);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.map((text) => [text.slice(0, 40), isReactScript(text)])).toEqual(
    scripts.map((text) => [text.slice(0, 40), true]),
  );
  for (const text of scripts) expect(isReactScript(`${text};alert(1)`)).toBe(false);
});

it.each([
  '$RC("B:0",alert(1))',
  '$RC("B:0");alert(1)',
  '$RC=alert;$RC("1")',
  '$RX=function(){alert(1)};$RX("B:0")',
  '$RZ("B:0")',
  'requestAnimationFrame(function(){alert(1)});',
])('does not take %s for React’s', (text) => {
  expect(isReactScript(text)).toBe(false);
});

it('takes calls with nothing but values, and the note of the first paint, for React’s', () => {
  expect(isReactScript('$RC("B:0","S:0")')).toBe(true);
  expect(isReactScript('$RX("B:0","digest")')).toBe(true);
  expect(isReactScript('requestAnimationFrame(function(){$RT=performance.now()});')).toBe(true);
  expect(isReactScript('')).toBe(false);
  expect(isReactScript('self.$RC("B:0","S:0")')).toBe(false);
  expect(isReactScript('$RC("B:0","S:0"')).toBe(false);
});

it('reads the longest of React’s texts first, and knows none where React is not', () => {
  const lengths = readReactTexts(process.cwd()).map(({ length }) => length);
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
  expect(readReactTexts(tmpdir())).toEqual([]);
});
