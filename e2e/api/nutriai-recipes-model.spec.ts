import { randomUUID } from 'node:crypto';
import { modelStandInPort } from '../support/ports';
import { shortLivedOrigin } from '../support/site-under-test';
import { Api, expect, test } from './api-test';
import { addBaby } from './nutriai-test';
import { eventsIn } from './server-events';

const generate = '/api/nutriai/recipes/generate';

/** Asks for a recipe by events, of a model that behaves as the wish says. */
async function written(api: Api, wish: string, fields: object = {}) {
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { allergies: ['milk'] });
  const body = { baby, meal: 'lunch', wish, seed: 1, ...fields };
  const headers = { accept: 'text/event-stream' };
  const answer = await api.post(generate, body, { token: member.access, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const events = eventsIn(await answer.text());
  return { names: events.map(({ event }) => event), recipe: events.at(-1)?.data ?? {} };
}

test.describe('with a language model', () => {
  let api: Api;
  test.beforeEach(({ request }) => {
    api = new Api(request, shortLivedOrigin());
  });

  test('a good draft is checked once and is the recipe', async () => {
    const { names, recipe } = await written(api, 'good-kitchen', { save: true });
    expect(names).toEqual(['drafting', 'checking', 'done']);
    expect(recipe).toMatchObject({
      title: 'Salmon, potato and pea mash',
      engine: 'model',
      source: 'ai',
      saved: true,
      allergens: ['fish'],
      safety: { verdict: expect.stringMatching(/^allow/) },
    });
  });

  test('a draft with honey goes back, and is mended', async () => {
    const { names, recipe } = await written(api, 'mends-kitchen');
    expect(names).toEqual(['drafting', 'checking', 'repairing', 'checking', 'done']);
    expect(recipe).toMatchObject({ engine: 'model', title: 'Salmon, potato and pea mash' });
  });

  for (const [behaviour, drafts] of [
    ['unsafe', ['drafting', 'checking', 'repairing', 'checking', 'repairing', 'checking']],
    ['garbage', ['drafting', 'checking', 'repairing', 'checking', 'repairing', 'checking']],
    ['down', ['drafting']],
  ] as const) {
    test(`a model that is ${behaviour} is answered for by the composer, within the rules`, async () => {
      const { names, recipe } = await written(api, `${behaviour}-kitchen`);
      expect(names).toEqual([...drafts, 'done']);
      expect(recipe).toMatchObject({ engine: 'composer', safety: { emergency: false } });
      expect(JSON.stringify(recipe.ingredients)).not.toContain('honey');
      expect(recipe.allergens).not.toContain('milk');
    });
  }

  /**
   * The events of a recipe by a model that never answers, up to the first, and how to find out that the model
   * was let go.
   */
  async function waiting({ access }: { access: string }, signal?: AbortSignal) {
    const call = `call-${randomUUID().slice(0, 8)}`;
    const response = await fetch(`${shortLivedOrigin()}${generate}`, {
      method: 'POST',
      signal: signal ?? null,
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-forwarded-for': api.address,
      },
      body: JSON.stringify({ age_months: 9, wish: `slow-kitchen ${call}` }),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: drafting');
    const expectLetGo = () =>
      expect
        .poll(async () => (await fetch(`http://127.0.0.1:${modelStandInPort}/left`)).json())
        .toContain(call);
    return { reader, expectLetGo };
  }

  test('when the reader goes away, the model is let go', async () => {
    const leaving = new AbortController();
    const { expectLetGo } = await waiting(await api.newMember(), leaving.signal);
    leaving.abort();
    await expectLetGo();
  });

  test('when the reader’s session ends, so does the stream, within seconds', async () => {
    const member = await api.newMember();
    const { reader, expectLetGo } = await waiting(member);
    expect((await api.post('/api/logout', { refresh: member.refresh })).status()).toBe(200);
    const endedAtMs = Date.now();
    const last = String((await reader?.read())?.value);
    expect(Date.now() - endedAtMs).toBeLessThan(6_000);
    const refusal = { code: 'token_not_valid', status: 401 };
    expect(eventsIn(last)).toEqual([{ event: 'error', data: expect.objectContaining(refusal) }]);
    expect((await reader?.read())?.done).toBe(true);
    await expectLetGo();
  });
});
