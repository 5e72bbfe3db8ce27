import { randomBytes } from 'node:crypto';
import { type Api, expect, test as base } from './api-test';
import { EditorContent } from './editor-content';

export const polls = '/api/v2/polls/';

export interface Poll {
  id: number;
  question: string;
  options: { id: string; label: string; votes: number }[];
}

interface Fixtures {
  content: EditorContent;
  makePoll: (data?: Record<string, unknown>) => Promise<Poll>;
  poll: Poll;
}

export const test = base.extend<Fixtures>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
  makePoll: async ({ content }, provide) => {
    await provide(async (data = {}) => {
      const made: unknown = await content.create('polls', {
        question: `What is for tea, ${content.mark}?`,
        options: [{ label: 'Egg' }, { label: 'Fish <b>&</b> chips' }, { label: 'Toast' }],
        ...data,
      });
      return made as Poll;
    });
  },
  poll: async ({ makePoll }, provide) => {
    await provide(await makePoll());
  },
});

// What one visitor's browser keeps is for the next call of that visitor alone: Playwright's own cookie jar
// would mix them up.
export const newVisitor = () => randomBytes(16).toString('base64url');

export const asVisitor = (id: string) => ({ headers: { cookie: `lp_visitor=${id}` } });

export const optionOf = (poll: Poll, index = 0) => poll.options[index]?.id ?? '';

export const votesOf = (poll: Poll) => poll.options.map(({ votes }) => votes);

export async function read(api: Api, id: number, options = {}) {
  const answer = await api.get(`${polls}?id=${id}`, options);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).items[0];
}

export function cast(api: Api, poll: Poll, index = 0, options = {}) {
  return api.post(polls, { poll: poll.id, option: optionOf(poll, index) }, options);
}
