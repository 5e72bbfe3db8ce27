import { madeUpWord } from '../support/made-up-word';
import { type Api, expect, test as base } from './api-test';
import { EditorContent } from './editor-content';

export const test = base.extend<{ content: EditorContent; word: string }>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
  // Nothing else has it: what other tests publish meanwhile is not found by it.
  word: async ({}, provide) => {
    await provide(madeUpWord());
  },
});

export const blogs = '/api/v2/search_blogs/';
export const stories = '/api/v2/search_web_stories/';
export const site = '/api/search';

export async function find(api: Api, path: string, parameters: Record<string, string>) {
  const answer = await api.get(`${path}?${new URLSearchParams(parameters)}`);
  expect([parameters, answer.status(), await answer.text()]).toEqual([parameters, 200, expect.any(String)]);
  return answer.json();
}

export const titlesOf = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);
