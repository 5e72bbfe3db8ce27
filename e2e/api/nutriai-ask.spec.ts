import { questionsByKind } from '../../lib/nutriai/server/ask/questions.test-helper';
import { readEvents } from '../support/read-events';
import { type Api, blank, expect, required, test } from './api-test';
import { addBaby, noBaby, notFound } from './nutriai-test';

const path = '/api/nutriai/ask';

async function asked(api: Api, token: string, body: object) {
  const answer = await api.post(path, body, { token });
  expect([body, answer.status(), await answer.text()]).toEqual([body, 200, expect.any(String)]);
  return answer.json();
}

test.describe('POST /api/nutriai/ask', () => {
  test('is for members', async ({ api }) => {
    const answer = await api.post(path, { question: 'can my baby eat strawberries' });
    expect(answer.status()).toBe(401);
  });

  test('answers for the caller’s own baby, with sources, and is kept by nobody', async ({ api }) => {
    const member = await api.newMember();
    const baby = await addBaby(api, member, { name: 'Ada', allergies: ['egg'] });
    const answer = await api.post(
      path,
      { question: 'Can Ada eat egg?', baby: baby.id },
      { token: member.access },
    );
    expect(answer.headers()['cache-control']).toBe('no-store');
    const body = await answer.json();
    expect(body).toMatchObject({
      kind: 'food',
      engine: 'rules',
      emergency: null,
      note: expect.stringContaining('Answered from our rules'),
    });
    expect(body.parts[0].text).toContain('Ada should not have egg');
    const ids = body.sources.map(({ id }: { id: string }) => id);
    expect(ids).toContain('food:egg');
    expect(body.parts.flatMap(({ cites }: { cites: string[] }) => cites)).toEqual(
      expect.arrayContaining(['food:egg']),
    );
    for (const { url } of body.sources) expect(url).toMatch(/^https?:\/\//);
  });

  test('takes an age, or nothing, and not both', async ({ api }) => {
    const member = await api.newMember();
    const of = async (body: object) => (await asked(api, member.access, body)).parts[0].text;
    expect(await of({ question: 'can my baby have honey', age_months: 11 })).toContain(
      'No, not at 11 months',
    );
    expect(await of({ question: 'can my baby have honey' })).toContain('No, not at 6 months');
    const both = await api.post(
      path,
      { question: 'honey?', age_months: 9, baby: noBaby },
      { token: member.access },
    );
    expect([both.status(), await both.json()]).toEqual([
      400,
      { non_field_errors: ['Give baby or age_months, not both.'] },
    ]);
  });

  test('refuses bad fields and other members’ babies', async ({ api }) => {
    const member = await api.newMember();
    const otherMember = await api.newMember();
    const refused = async (body: object) => {
      const answer = await api.post(path, body, { token: member.access });
      return [answer.status(), await answer.json()];
    };
    expect(await refused({})).toEqual([400, { question: required }]);
    expect(await refused({ question: '  ' })).toEqual([400, { question: blank }]);
    expect((await refused({ question: 'x'.repeat(501) }))[0]).toBe(400);
    expect((await refused({ question: 'honey?', age_months: -1 }))[0]).toBe(400);
    expect((await refused({ question: 'honey?', baby: 'x' }))[0]).toBe(400);
    expect(await refused({ question: 'honey?', baby: noBaby })).toEqual([404, notFound]);
    const theirs = await addBaby(api, otherMember);
    expect(await refused({ question: 'honey?', baby: theirs.id })).toEqual([404, notFound]);
  });

  test('tells from the log of the baby that is chosen or named, and of no other', async ({ api }) => {
    const member = await api.newMember();
    const ada = await addBaby(api, member, { name: 'Ada' });
    const tom = await addBaby(api, member, { name: 'Tom' });
    const eaten = await api.post(
      '/api/nutriai/meals/',
      {
        baby: ada.id,
        eaten_at: new Date(Date.now() - 60_000).toISOString(),
        kind: 'snack',
        items: [{ food: 'banana', grams: 40 }],
      },
      { token: member.access },
    );
    expect(eaten.status(), await eaten.text()).toBe(201);
    const told = async (token: string, body: object) => {
      const { kind, parts } = await asked(api, token, body);
      return [kind, JSON.stringify(parts)];
    };
    const question = 'When did she last have banana?';
    const time_zone = 'Europe/London';
    expect(await told(member.access, { question, time_zone, baby: ada.id })).toEqual([
      'log',
      expect.stringContaining('Ada last had banana'),
    ]);
    expect((await told(member.access, { question, baby: tom.id }))[1]).toContain('Tom’s log has no banana');
    const named = { question: 'When did Ada last have banana?', baby: tom.id };
    expect((await told(member.access, named))[1]).toContain('Ada last had banana');
    expect((await told(member.access, { question }))[1]).toContain('which baby you mean');
    const stranger = await api.newMember();
    expect((await told(stranger.access, { question: 'When did Ada last have banana?' }))[1]).not.toContain(
      'Ada last had',
    );
    const foreign = await api.post(path, { question, baby: ada.id }, { token: stranger.access });
    expect([foreign.status(), await foreign.json()]).toEqual([404, notFound]);
    const badZone = await api.post(path, { question, time_zone: 'Mars/X' }, { token: member.access });
    expect([badZone.status(), await badZone.json()]).toEqual([
      400,
      { time_zone: ['Enter the IANA name of a time zone.'] },
    ]);
  });

  test('goes by an allergy that the question names', async ({ api }) => {
    const member = await api.newMember();
    const { kind, parts } = await asked(api, member.access, {
      question: 'my 9 month old is allergic to milk, can she have a pancake?',
    });
    expect(kind).toBe('food');
    expect(parts[0].text).toMatch(/^No\b/);
  });

  test('answers what parents ask often, with a source and an article', async ({ api }) => {
    const member = await api.newMember();
    for (const question of questionsByKind.guidance) {
      const body = await asked(api, member.access, { question, age_months: 9 });
      expect([question, body.kind]).toEqual([question, 'guidance']);
      const kinds = body.sources.map(({ kind }: { kind: string }) => kind);
      expect([question, kinds]).toEqual([question, expect.arrayContaining(['document', 'article'])]);
    }
    const juice = await asked(api, member.access, {
      question: 'how much juice can she drink',
      age_months: 9,
    });
    expect(juice.parts[0].text).toMatch(/none at this age/);
    const question = 'going back to work and breastfeeding';
    const { parts } = await asked(api, member.access, { question, age_months: 9 });
    expect(parts[0].text).toMatch(/^Keep the feeds when you are together/);
  });

  test('an emergency comes first, and what is medical is refused', async ({ api }) => {
    const member = await api.newMember();
    const baby = await addBaby(api, member, { locale: 'uk' });
    const choking = await asked(api, member.access, { question: 'hes chocking help', baby: baby.id });
    expect(choking).toMatchObject({
      kind: 'emergency',
      emergency: { level: 'now', numbers: [{ number: '999' }] },
    });
    const dose = await asked(api, member.access, { question: 'how much calpol for 8 kg', baby: baby.id });
    expect(dose).toMatchObject({ kind: 'medical', engine: 'rules', emergency: null });
    expect(JSON.stringify(dose.parts)).not.toMatch(/\d ?ml/);
  });

  test('finds our articles for what only they know, and says where nobody knows', async ({ api }) => {
    const member = await api.newMember();
    for (const question of questionsByKind.articles) {
      const body = await asked(api, member.access, { question, age_months: 9 });
      expect([question, body.kind]).toEqual([question, 'articles']);
      expect(body.sources[0].path).toMatch(/^\/blog\//);
    }
    for (const question of questionsByKind.unknown) {
      const body = await asked(api, member.access, { question, age_months: 9 });
      expect([question, body.kind]).toEqual([question, 'unknown']);
    }
  });

  test('streams: the emergency, the sources, each part, then the whole', async ({ api }) => {
    const member = await api.newMember();
    const stream = async (question: string) => {
      const answer = await api.post(
        path,
        { question, age_months: 9 },
        { token: member.access, headers: { Accept: 'text/event-stream' } },
      );
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      return readEvents(await answer.text());
    };
    const grapes = await stream('how do I cut grapes');
    const names = grapes.map(({ event }) => event);
    expect(names[0]).toBe('sources');
    expect(names.at(-1)).toBe('done');
    const done = grapes.at(-1)?.data as { parts: unknown[] };
    expect(grapes.filter(({ event }) => event === 'text').map(({ data }) => data)).toEqual(done.parts);
    expect((await stream('she is not breathing'))[0]).toMatchObject({
      event: 'emergency',
      data: { level: 'now' },
    });
  });

  test('a refusal before the stream is an ordinary one', async ({ api }) => {
    const member = await api.newMember();
    const answer = await api.post(
      path,
      { question: 'honey?', baby: noBaby },
      { token: member.access, headers: { Accept: 'text/event-stream' } },
    );
    expect([answer.status(), await answer.json()]).toEqual([404, notFound]);
  });
});
