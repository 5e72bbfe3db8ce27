import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './api-test';
import type { StaffHeaders } from './staff-session';

export interface StoryForm {
  title: string;
  slug?: string;
  pages: Record<string, unknown>[];
  [field: string]: unknown;
}

/** What the panel sends for a story without a fault; its name is nobody else's. */
export function storyForm(image: number, changes: Partial<StoryForm> = {}): StoryForm {
  const page = (layout: string, heading: string, more: Record<string, unknown> = {}) => ({
    layout,
    tone: 'pear',
    position: 'bottom',
    heading,
    picture: image,
    ...more,
  });
  return {
    title: `Pears ${randomUUID().slice(0, 8)}`,
    excerpt: 'Soft, in fingers, without the core: a pear for a baby.',
    poster: image,
    pages: [
      page('cover', 'A pear for a baby', { text: 'Soft, in fingers, without the core.' }),
      page('text', 'Is it ripe?', { text: 'Press it beside the stalk: it gives a little.' }),
      page('picture', 'Cut it', { link: { label: 'All safe cuts', href: '/blog/cutting-food-safely' } }),
      page('closing', 'Enjoy it', { text: 'Sit down, and eat one too.' }),
    ],
    _status: 'published',
    ...changes,
  };
}

/** An upright picture of the first content, large enough for everything. */
export async function uprightImage(request: APIRequestContext, headers: StaffHeaders): Promise<number> {
  const answer = await request.get('/cms-api/images?where[filename][contains]=poster&limit=1&depth=0', {
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).docs[0].id;
}
