/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { AskAnswer } from '../../../contract/nutriai-ask';
import { ApiError } from '../../../accounts/client/api-error';
import { enterSession } from '../../../accounts/client/session-store';
import { type AskEvent, askNutriai } from './ask-nutriai';
import { ask, clearConversation, storeDraft, stopAsking, useConversation } from './conversation';

jest.mock('./ask-nutriai');
const mocked = jest.mocked(askNutriai);

const part = (text: string) => ({ text, items: [], cites: [] });
const answer: AskAnswer = {
  kind: 'food',
  engine: 'rules',
  emergency: null,
  parts: [part('Yes.'), part('Cut it.')],
  sources: [],
  follow_ups: ['And then?'],
  note: 'By rules.',
};

beforeEach(() => clearConversation());

const conversation = () => renderHook(() => useConversation()).result;

test('an answer comes in parts, and takes the draft with it once it is whole', async () => {
  const result = conversation();
  act(() => storeDraft('egg?'));
  let finish: (answer: AskAnswer) => void = () => undefined;
  let tell: (event: AskEvent) => void = () => undefined;
  mocked.mockImplementation((_request, { onEvent }) => {
    tell = onEvent;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  let done = Promise.resolve();
  act(() => void (done = ask('egg?', undefined)));
  act(() => tell({ name: 'text', data: part('Yes.') }));
  expect(result.current).toMatchObject({
    draft: 'egg?',
    turns: [{ status: 'asking', parts: [{ text: 'Yes.' }] }],
  });
  finish(answer);
  await act(() => done);
  expect(result.current).toMatchObject({
    draft: '',
    turns: [{ status: 'done', parts: answer.parts, followUps: ['And then?'], note: 'By rules.' }],
  });
});

test('whom to call stands there before anything is sent', () => {
  const result = conversation();
  mocked.mockReturnValue(new Promise(() => undefined));
  act(() => void ask('she is not breathing', undefined));
  expect(result.current.turns[0]?.emergency).toMatchObject({
    level: 'now',
    title: 'Call 112, 999 or 911 now',
  });
});

test('a failure keeps the draft and says why', async () => {
  const result = conversation();
  act(() => storeDraft('egg?'));
  mocked.mockRejectedValue(new ApiError({ status: 429, message: 'Throttled.', body: {} }));
  await act(() => ask('egg?', undefined));
  expect(result.current).toMatchObject({ draft: 'egg?', turns: [{ status: 'failed' }] });
  expect(result.current.turns[0]?.problem).toContain('try again in a minute');
});

test('what is stopped says so, and another question stops the one before', async () => {
  const result = conversation();
  mocked.mockImplementation(
    (_request, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  act(() => void ask('egg?', undefined));
  act(() => void ask('nuts?', undefined));
  await waitFor(() => expect(result.current.turns[0]?.status).toBe('stopped'));
  act(() => stopAsking());
  await waitFor(() => expect(result.current.turns[1]?.status).toBe('stopped'));
});

test('the next session sees nothing of it', async () => {
  const result = conversation();
  mocked.mockResolvedValue(answer);
  await act(() => ask('egg?', undefined));
  expect(result.current.turns).toHaveLength(1);
  act(() => enterSession(null));
  expect(result.current).toEqual({ turns: [], draft: '' });
});
