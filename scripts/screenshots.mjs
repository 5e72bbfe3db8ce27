import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.mjs';
import { root, say } from './start-steps.mjs';

/** Pictures of every public page in both themes, from a site that runs at SITE_URL (default http://localhost:3000), into docs/screenshots. */
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/screenshots');

const pages = {
  home: '/',
  blog: '/blog',
  post: '/blog/cutting-food-safely',
  stories: '/web-stories',
  story: '/web-stories/cut-it-like-this',
  nutriai: '/nutriai',
  faq: '/faq',
  contact: '/contact',
  profile: '/profile',
  'sign-in': '/sign-in',
  'not-found': '/no-such-page',
};
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const themes = ['dark', 'light'];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const theme of themes) {
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(site + address, { waitUntil: 'load' });
      const shot = await page.screenshot();
      const file = `${name}-${theme}-${sizeName}.webp`;
      await sharp(shot).webp({ quality: 78 }).toFile(path.join(folder, file));
      say(file);
    }
    await context.close();
  }
}
await browser.close();
