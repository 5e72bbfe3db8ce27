import { randomUUID } from 'node:crypto';
import { type Api, expect, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';

export type Member = Awaited<ReturnType<Api['newMember']>>;

interface Fixtures {
  content: EditorContent;
  post: Made;
}

export const test = base.extend<Fixtures>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
  post: async ({ content }, provide) => {
    await provide(await content.post({ category: (await content.category()).id }));
  },
});

export const missing = { detail: 'Not found.' };

/** A sentence that nobody has written before. */
export const sentence = (what = 'Porridge worked for us') => `${what}, ${randomUUID().slice(0, 8)}.`;

export async function write(api: Api, post: Made, member: Member, data: Record<string, unknown> = {}) {
  const body = { body: sentence(), ...data };
  const answer = await api.post(`/api/add-comment/${post.id}`, body, { token: member.access });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export async function read(api: Api, post: Made, token?: string) {
  const answer = await api.get(`/api/add-comment/${post.id}`, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function named(api: Api, names: Record<string, string>): Promise<Member> {
  const member = await api.newMember();
  await api.patch('/api/user-profile', names, { token: member.access });
  return member;
}
