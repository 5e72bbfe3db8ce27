import { expect } from './api-test';
import { polls, type Poll, test, newVisitor, optionOf, read } from './polls-test';

test.describe('the form of a browser without scripts', () => {
  const encoded = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
  const form = (headers: Record<string, string> = {}) => ({
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
  });
  const fieldsOf = (poll: Poll, more: Record<string, string> = {}) =>
    encoded({ poll: String(poll.id), option: optionOf(poll), return_to: '/blog/safe-sleep', ...more });

  test('leads back to the page with what became of the vote', async ({ api, poll, makePoll }) => {
    const cookie = `lp_visitor=${newVisitor()}`;
    const voted = await api.post(polls, fieldsOf(poll), form({ cookie }));
    expect([voted.status(), voted.headers()['location'], (await voted.body()).length]).toEqual([
      303,
      `/blog/safe-sleep#poll-${poll.id}-voted`,
      0,
    ]);
    expect(voted.headers()['set-cookie']).toContain(`${cookie};`);
    const again = await api.post(polls, fieldsOf(poll), form({ cookie }));
    expect([again.status(), again.headers()['location']]).toEqual([
      303,
      `/blog/safe-sleep#poll-${poll.id}-again`,
    ]);
    const closed = await makePoll({ closesAt: '2026-01-02T03:04:05.000Z' });
    const late = await api.post(polls, fieldsOf(closed), form({ cookie }));
    expect(late.headers()['location']).toBe(`/blog/safe-sleep#poll-${closed.id}-closed`);
    const wrong = await api.post(polls, fieldsOf(poll, { option: 'x' }), form());
    expect(wrong.headers()['location']).toBe(`/blog/safe-sleep#poll-${poll.id}-problem`);
    expect(await read(api, poll.id)).toMatchObject({ total_votes: 1 });
  });

  test('never leads to another site', async ({ api, poll }) => {
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      const answer = await api.post(polls, fieldsOf(poll, { return_to: to, option: 'x' }), form());
      expect([to, answer.headers()['location']]).toEqual([to, `/blog#poll-${poll.id}-problem`]);
    }
  });

  test('is not taken from another site', async ({ api, poll }) => {
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const foreign of signs) {
      const answer = await api.post(polls, fieldsOf(poll), form(foreign));
      expect([answer.status(), answer.headers()['location']]).toEqual([
        303,
        `/blog/safe-sleep#poll-${poll.id}-problem`,
      ]);
    }
    expect(await read(api, poll.id)).toMatchObject({ total_votes: 0 });
  });
});
