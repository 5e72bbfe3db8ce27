import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.mjs';
import { makeSampleFamily } from './sample-family.mjs';
import { root, say } from './start-steps.mjs';

/**
 * Pictures of every screen in both themes, from a site that runs at SITE_URL (default http://localhost:3000),
 * into docs/screenshots. The member's screens are those of a sample family, which stays on that site. `npm
 * run screenshots today plan` takes these alone.
 */
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/screenshots');
const asked = process.argv.slice(2);

const publicPages = {
  home: '/',
  blog: '/blog',
  post: '/blog/cutting-food-safely',
  search: '/search?q=eggs',
  stories: '/web-stories',
  story: '/web-stories/cut-it-like-this',
  nutriai: '/nutriai',
  'can-my-baby-eat': '/nutriai/can-my-baby-eat?age=9&text=whole+grapes+and+porridge',
  food: '/nutriai/foods/egg',
  recipes: '/nutriai/recipes',
  recipe: '/nutriai/recipes/red-lentil-sweet-potato-dal',
  faq: '/faq',
  contact: '/contact',
  'sign-in': '/sign-in',
  'not-found': '/no-such-page',
};
const memberPages = (baby) => ({
  today: '/nutriai/today',
  plan: '/nutriai/plan',
  cookbook: '/nutriai/cookbook',
  'cookbook-recipe': '/nutriai/recipes/red-lentil-sweet-potato-dal',
  cook: '/nutriai/cookbook/red-lentil-sweet-potato-dal/cook',
  'own-recipe': '/nutriai/cookbook/new',
  generate: '/nutriai/cookbook/generate',
  insights: '/nutriai/insights',
  report: '/nutriai/report',
  ask: '/nutriai/ask',
  babies: '/nutriai/babies',
  baby: `/nutriai/babies/${baby}`,
  'add-baby': '/nutriai/babies/new',
  profile: '/profile',
});
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const themes = ['dark', 'light'];

/** A member's screens are worth more than their first screenful. */
const mostPixels = 2_600;
/** Until what a member's screen shows has come from the API. */
const settlesMs = 2_000;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-background-networking'],
});
const family = await makeSampleFamily(site);
for (const theme of themes) {
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    await shoot({ theme, sizeName, viewport, pages: publicPages });
    await shoot({ theme, sizeName, viewport, pages: memberPages(family.baby), tokens: family.tokens });
  }
}
await browser.close();

async function shoot({ theme, sizeName, viewport, pages, tokens }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([chosen, member]) => {
      localStorage.setItem('theme', chosen);
      if (!member) return;
      localStorage.setItem('access_token', member.access_token);
      localStorage.setItem('refresh_token', member.refresh_token);
    },
    [theme, tokens],
  );
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await page.goto(site + address);
    // A member's screens keep a connection open for live changes, so the network never rests.
    if (tokens)
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'hidden' });
    if (tokens) await page.waitForTimeout(settlesMs);
    const full = tokens ? await page.evaluate(() => document.documentElement.scrollHeight) : viewport.height;
    await page.setViewportSize({
      ...viewport,
      height: Math.max(viewport.height, Math.min(full, mostPixels)),
    });
    const shot = await page.screenshot();
    await page.setViewportSize(viewport);
    const file = `${name}-${theme}-${sizeName}.webp`;
    await sharp(shot).webp({ quality: 70 }).toFile(path.join(folder, file));
    say(file);
  }
  await context.close();
}
