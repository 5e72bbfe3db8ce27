import { randomUUID } from 'node:crypto';
import { expect, type Page, type Response } from '@playwright/test';
import { testStaff } from './staff';

/** Chromium's remark on the frame of the panel's own preview, which shows a page of the same site. */
export const sandboxedPreview = /An iframe which has both allow-scripts and allow-same-origin/;

/** Signs in at the editors' panel. */
export async function signInToPanel(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

export const signInAsEditor = (page: Page) => signInToPanel(page, testStaff('editor'));

/**
 * Presses a button of the panel until its call has been answered: the panel passes over a click that comes
 * while it still takes in what was typed, and on a busy machine an answer takes its time.
 */
export async function saveInPanel(page: Page, button: 'Save' | 'Publish'): Promise<void> {
  let answer: Response | undefined;
  const notice = (response: Response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isSave = response.request().method() === 'PATCH' && pathname.startsWith('/cms-api/');
    if (isSave && !searchParams.has('autosave')) answer = response;
  };
  page.on('response', notice);
  await expect(async () => {
    if (!answer) await page.getByRole('button', { name: button, exact: true }).click({ timeout: 2_000 });
    await expect.poll(() => answer?.status(), { timeout: 4_000 }).toBe(200);
  }).toPass({ timeout: 45_000 });
  page.off('response', notice);
}

export interface PanelAnswer {
  status: number;
  body: unknown;
}

/** A call of the panel's own REST, made as the panel makes it: by the browser, with the panel's cookie. */
export async function panelCall(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<PanelAnswer> {
  return page.evaluate(
    async ({ url, options }) => {
      const answer = await fetch(url, { headers: { 'Content-Type': 'application/json' }, ...options });
      return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
    },
    {
      url: `/cms-api/${path}`,
      options: { method, body: body === undefined ? undefined : JSON.stringify(body) },
    },
  );
}

export interface PanelPost {
  id: number;
  title: string;
  slug: string;
}

/** A draft as an editor would leave it: complete, and seen by nobody else. */
export async function createDraft(page: Page): Promise<PanelPost> {
  const name = randomUUID().slice(0, 8);
  const title = `A journey called ${name}`;
  const data = { ...(await documentData(page, 'posts')), title, _status: 'draft' };
  const answer = await panelCall(page, 'POST', 'posts?draft=true', data);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { id, slug } = documentOf(answer.body);
  return { id, title, slug };
}

/** All that a document needs to be published, without a title and an address. */
export async function documentData(page: Page, collection: 'posts' | 'stories' | 'pages'): Promise<object> {
  const excerpt = 'What the journey is about, in one sentence.';
  if (collection === 'pages') return { excerpt, body: richText('The text of the journey.') };
  const cover = await firstId(page, 'images', 'where[width][greater_than]=1199');
  if (collection === 'posts') {
    const category = await firstId(page, 'categories');
    return { excerpt, cover, category, body: richText('The text of the journey.') };
  }
  const look = { tone: 'pear', position: 'middle', text: 'More.' };
  const texts = ['One', 'Two', 'Three'].map((heading) => ({ ...look, layout: 'text', heading }));
  const pages = [
    { layout: 'cover', tone: 'night', position: 'bottom', heading: 'A cover', picture: cover },
    ...texts,
    { ...look, layout: 'closing', heading: 'The end' },
  ];
  return { excerpt, poster: await firstId(page, 'images', 'where[height][greater_than]=853'), pages };
}

async function firstId(page: Page, collection: string, where = ''): Promise<number> {
  const { body } = await panelCall(page, 'GET', `${collection}?limit=1&depth=0&${where}`);
  const docs =
    typeof body === 'object' && body !== null && 'docs' in body && Array.isArray(body.docs) ? body.docs : [];
  return idOf(docs[0]);
}

function documentOf(body: unknown): { id: number; slug: string } {
  const doc = typeof body === 'object' && body !== null && 'doc' in body ? body.doc : null;
  const slug = typeof doc === 'object' && doc !== null && 'slug' in doc ? String(doc.slug) : '';
  return { id: idOf(doc), slug };
}

function idOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number')
    return value.id;
  throw new Error(`no document: ${JSON.stringify(value)}`);
}

function richText(text: string) {
  const common = { version: 1, format: '', indent: 0, direction: null };
  const words = { type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 };
  const paragraph = { ...common, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] };
  return { root: { ...common, type: 'root', children: [paragraph] } };
}
