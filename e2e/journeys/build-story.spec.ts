import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { ampErrors } from '../../lib/content/publishing/amp/testing/amp-errors';
import { documentProblems } from '../../lib/content/publishing/amp/testing/document-problems';
import { openPage } from '../support/open-page';
import { panelCall, sandboxedPreview, saveInPanel, signInAsEditor } from '../support/panel';
import { shortLivedPort } from '../support/ports';
import { test } from '../support/test';

// A site of its own: what is published here moves no list that another journey reads.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });
test.describe.configure({ mode: 'default' });

/**
 * The panel's documents name a few style files of the site, which Chromium remarks on; nothing is wrong for
 * the editor.
 */
const unusedPreload = /was preloaded using link preload but not used/;

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/**
 * Chooses in one of the panel's own lists, which are no `<select>`, until the choice stands: the panel passes
 * over one that comes while it still takes in the one before.
 */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.locator(`#field-${field.replaceAll('.', '__')}`);
  const chosen = list.locator('.rs__single-value');
  await expect(async () => {
    if ((await chosen.textContent()) !== option) {
      await list.locator('.rs__control').click({ timeout: 3_000 });
      await list.getByRole('option', { name: option, exact: true }).click({ timeout: 3_000 });
    }
    await expect(chosen).toHaveText(option, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
}

interface PageForm {
  layout: string;
  heading: string;
  text?: string;
  colour?: string;
  place?: string;
}

async function addPage(page: Page, index: number, form: PageForm): Promise<void> {
  await page.getByRole('button', { name: 'Add Story page' }).click();
  await expect(field(page, `pages.${index}.heading`)).toBeVisible();
  await choose(page, `pages.${index}.layout`, form.layout);
  if (form.colour) await choose(page, `pages.${index}.tone`, form.colour);
  if (form.place) await choose(page, `pages.${index}.position`, form.place);
  await field(page, `pages.${index}.heading`).fill(form.heading);
  if (form.text) await field(page, `pages.${index}.text`).fill(form.text);
}

/** An empty draft with what is no text: a poster of the first content. */
async function startStory(page: Page): Promise<number> {
  const images = await panelCall(page, 'GET', 'images?where[filename][contains]=poster&limit=1&depth=0');
  const poster = (images.body as { docs: { id: number }[] }).docs[0]?.id;
  const draft = await panelCall(page, 'POST', 'stories?draft=true', { poster, _status: 'draft' });
  expect(draft.status, JSON.stringify(draft.body)).toBe(201);
  return (draft.body as { doc: { id: number } }).doc.id;
}

const problems = (page: Page) => page.getByRole('region', { name: 'Before you publish' });

test('an editor builds a story of five pages with a quiz and links, sees it while it grows, and publishes it', async ({
  page,
  request,
  openContext,
  troubles,
  baseURL,
}) => {
  test.slow();
  troubles.allowStatus(400, 404);
  troubles.allow(unusedPreload, sandboxedPreview);
  const name = randomUUID().slice(0, 8);
  const title = `How to cut a pear ${name}`;
  const slug = `how-to-cut-a-pear-${name}`;
  await signInAsEditor(page);
  const id = await startStory(page);
  await page.goto(`/admin/collections/stories/${id}`);

  await test.step('what is missing is listed from the start, and keeps the story from being published', async () => {
    await expect(problems(page)).toContainText('The story needs a title.');
    await expect(problems(page)).toContainText('A story has 4 to 30 pages; this one has 0.');
    await field(page, 'title').fill(title);
    await field(page, 'excerpt').fill('Soft, in fingers, without the core: a pear for a baby in five pages.');
    await expect(problems(page)).not.toContainText('The story needs a title.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/following field is invalid|fields are invalid/i).first()).toBeVisible();
    expect((await request.get(`/web-stories/${slug}`)).status()).toBe(404);
  });

  await test.step('four pages, with a quiz and links', async () => {
    await addPage(page, 0, { layout: 'Cover', heading: 'A pear for a baby', colour: 'Leaf' });
    await addPage(page, 1, {
      layout: 'Text',
      heading: 'Is it ripe?',
      text: 'Press it beside the stalk: a ripe pear gives a little.',
      colour: 'Berry',
      place: 'Top',
    });
    await field(page, 'pages.1.link.label').fill('All safe cuts');
    await field(page, 'pages.1.link.href').fill('/blog/cutting-food-safely');
    await addPage(page, 2, { layout: 'Quiz', heading: 'Your turn' });
    await field(page, 'pages.2.quiz.question').fill('How is a pear cut for a baby?');
    for (const [index, answer] of ['In soft fingers', 'In coins'].entries()) {
      await page.getByRole('button', { name: 'Add Answer' }).click();
      await field(page, `pages.2.quiz.options.${index}.text`).fill(answer);
    }
    await field(page, 'pages.2.quiz.options.0.isCorrect').check();
    await field(page, 'pages.2.quiz.explanation').fill('A finger can be held and squashed.');
    await addPage(page, 3, { layout: 'Closing', heading: 'Enjoy it', text: 'Sit down, and eat one too.' });
    await expect(page.getByText('2. Text · Is it ripe?')).toBeVisible();
    await expect(problems(page)).not.toContainText('Must fix');
    await expect(problems(page)).toContainText('Page 1: The page has no picture.');
  });

  await test.step('the preview shows the draft, and turns to what is being changed', async () => {
    await expect(page.locator('#live-preview-toggler')).toBeVisible();
    await page.locator('#live-preview-toggler').click();
    const preview = page.frameLocator('#live-preview-iframe');
    const shown = preview.locator('[data-state="current"] h2');
    // It opens at the cover, or has turned to the last change already.
    await expect(shown).toHaveText(/^(?:A pear for a baby|Is it ripe\?|Your turn|Enjoy it)$/);
    // The preview turns to changes that it is told of: the first ones may come before it listens.
    await expect(async () => {
      await field(page, 'pages.3.heading').fill('');
      await field(page, 'pages.3.heading').fill('Enjoy the pear');
      await expect(shown).toHaveText('Enjoy the pear', { timeout: 8_000 });
    }).toPass({ timeout: 60_000 });
    await addPage(page, 4, { layout: 'Closing', heading: 'And tomorrow?' });
    await expect(shown).toHaveText('And tomorrow?');
    await field(page, 'pages.1.heading').fill('Is the pear ripe?');
    await expect(shown).toHaveText('Is the pear ripe?');
    expect((await request.get(`/web-stories/${slug}`)).status()).toBe(404);
    await page.locator('#live-preview-toggler').click();
  });

  await test.step('published, it is played by readers', async () => {
    await field(page, 'pages.4.link.label').fill('Read more');
    await field(page, 'pages.4.link.href').fill('https://www.nhs.uk/baby/');
    await saveInPanel(page, 'Publish');
    const visitor = await (await openContext()).newPage();
    await openPage(visitor, '/web-stories');
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(`/web-stories/${slug}`);
    const player = visitor.getByRole('region', { name: title });
    const turn = async (heading: string) => {
      await player.getByRole('button', { name: 'Next' }).click();
      await expect(player.locator('[data-state="current"]').getByRole('heading')).toHaveText(heading);
    };
    await turn('Is the pear ripe?');
    await expect(player.getByRole('link', { name: 'All safe cuts' })).toHaveAttribute(
      'href',
      '/blog/cutting-food-safely',
    );
    await turn('Your turn');
    await player.getByRole('button', { name: 'In coins' }).click();
    await expect(player.getByText('Not quite. The answer: In soft fingers.')).toBeVisible();
    await turn('Enjoy the pear');
    await turn('And tomorrow?');
    await expect(player.getByRole('link', { name: 'Read more' })).toBeVisible();
  });

  await test.step('its AMP twin is valid, and the sitemap has it', async () => {
    const twin = await request.get(`/web-stories/${slug}/amp`);
    expect(twin.status()).toBe(200);
    const document = await twin.text();
    expect(await ampErrors(document)).toEqual([]);
    expect(documentProblems(document, String(baseURL))).toEqual([]);
    expect(document).toContain('<li class="answer">In soft fingers</li>');
    expect(document).toContain('>All safe cuts</a></amp-story-page-outlink>');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${String(baseURL)}/web-stories/${slug}</loc>`);
  });
});
