/** @jest-environment jsdom */
import { CommentDraft } from './comment-draft';

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('keeps a text for its post and thread over a reload', () => {
  new CommentDraft(7, null).keep('For the post');
  new CommentDraft(7, 3).keep('For the thread');
  expect(new CommentDraft(7, null).text).toBe('For the post');
  expect(new CommentDraft(7, 3).text).toBe('For the thread');
  expect(new CommentDraft(8, null).text).toBe('');
});

it('leaves nothing behind when the text was sent or taken back', () => {
  const draft = new CommentDraft(7, null);
  draft.keep('A text');
  draft.keep('');
  expect(localStorage).toHaveLength(0);
  draft.keyFor('Sent');
  draft.drop();
  expect(localStorage).toHaveLength(0);
});

it('sends the same text under the same key at every try, and another text under another one', () => {
  const draft = new CommentDraft(7, null);
  draft.keep('A text');
  const key = draft.keyFor('A text');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  draft.keep('A text');
  expect(new CommentDraft(7, null).keyFor('A text')).toBe(key);
  expect(draft.keyFor('Another text')).not.toBe(key);
  draft.keep('A text, longer');
  expect(draft.keyFor('A text, longer')).not.toBe(key);
});

it('forgets a text after a week', () => {
  jest.useFakeTimers({ now: 0 });
  new CommentDraft(7, null).keep('A text');
  jest.setSystemTime(7 * dayMs - 1);
  expect(new CommentDraft(7, null).text).toBe('A text');
  jest.setSystemTime(7 * dayMs);
  expect(new CommentDraft(7, null).text).toBe('');
});

it.each(['not JSON', '7', 'null', '{"text":7}', '{"text":"x"}'])('takes %j for no draft', (stored) => {
  localStorage.setItem('comment-draft:7:new', stored);
  expect(new CommentDraft(7, null).text).toBe('');
});
