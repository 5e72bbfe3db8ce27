import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { expect, test } from '../support/test';

/** Gzipped bytes that a screen's own scripts may have, beyond what every page of the site loads. */
const mostBytes = 60_000;

const screens = [
  '/nutriai/today',
  '/nutriai/plan',
  '/nutriai/cookbook',
  '/nutriai/cookbook/new',
  '/nutriai/cookbook/generate',
  '/nutriai/insights',
  '/nutriai/report',
  '/nutriai/ask',
  '/nutriai/babies',
  '/nutriai/babies/new',
  '/profile',
] as const;

/** The scripts that a page loads by itself, each with its gzipped size. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  const read = async (url: string, body: Promise<Buffer>) => {
    sizes.set(new URL(url).pathname, gzipSync(await body).length);
  };
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    reading.push(read(response.url(), response.body()));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  page.removeAllListeners('response');
  return sizes;
}

test('each screen of a member loads little of its own', async ({ page, request, troubles }) => {
  test.slow();
  troubles.allow(/./);
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, {});
  await storeTokens(page, member);
  // A stream that stays open is a network that is never idle.
  await page.route('**/changes', (route) => route.fulfill({ status: 404 }));
  const base = await scriptsOf(page, '/about-us');
  const own: Record<string, number> = {};
  for (const path of screens) {
    const scripts = await scriptsOf(page, path);
    own[path] = [...scripts].reduce((sum, [name, size]) => (base.has(name) ? sum : sum + size), 0);
  }
  test.info().annotations.push({ type: 'gzipped bytes', description: JSON.stringify(own) });
  expect(Object.entries(own).filter(([, bytes]) => bytes > mostBytes)).toEqual([]);
  expect(base.size).toBeGreaterThan(0);
});
