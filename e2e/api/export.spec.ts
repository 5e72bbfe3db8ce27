import { randomUUID } from 'node:crypto';
import { type Api, challenge, expect, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';
import { addBaby, dateFromNow, share } from './nutriai-test';

const path = '/api/user-profile/export';
const commentsPath = '/api/user-profile/comments';

const test = base.extend<{ post: Made }>({
  post: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(await content.post({ category: (await content.category()).id }));
    await content.removeAll();
  },
});

async function exported(api: Api, token: string) {
  const answer = await api.post(path, undefined, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

async function log(api: Api, token: string, baby: string): Promise<void> {
  const meal = { baby, eaten_at: yesterday(), kind: 'lunch', items: [{ food: 'banana', grams: 40 }] };
  const eaten = await api.post('/api/nutriai/meals', meal, { token });
  expect(eaten.status(), await eaten.text()).toBe(201);
  const water = { baby, drunk_at: yesterday(), amount_ml: 30 };
  expect((await api.post('/api/nutriai/water-intake', water, { token })).status()).toBe(201);
}

for (const address of [path, `${path}/`]) {
  test(`POST ${address} gives the member's data as a file`, async ({ api }) => {
    const { access: token, email, pk } = await api.newMember();
    const preferences = { units: 'us', analytics: 'denied' };
    await api.patch('/api/user-profile', { first_name: 'Ana', preferences }, { token });
    const answer = await api.post(address, undefined, { token });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="little-pear-data-\d{4}-\d\d-\d\d\.json"$/,
      ),
    });
    expect(await answer.json()).toMatchObject({
      profile: { pk, email, first_name: 'Ana', preferences, has_password: true, signs_in_with_google: false },
      devices: [{ device_name: expect.any(String), created_at: expect.any(String) }],
      babies: [],
      babies_cared_for: [],
      recipes: [],
      favourite_recipes: [],
      comments: [],
      comment_reports: [],
      poll_votes: [],
    });
  });
}

test('holds babies with all that is logged, of shared ones with names of who did', async ({ api }) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  await api.patch('/api/user-profile', { first_name: 'Ana', last_name: 'Lopez' }, { token: parent.access });
  await api.patch('/api/user-profile', { first_name: 'Bea', last_name: 'Garcia' }, { token: carer.access });
  const measurements = [{ date: dateFromNow(-10), weight_kg: 8.1, length_cm: 70, head_cm: null }];
  const { id } = await addBaby(api, parent, { measurements });
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  await log(api, parent.access, id);
  await log(api, carer.access, id);

  const own = await exported(api, parent.access);
  expect(own.babies).toHaveLength(1);
  expect(own.babies[0].profile).toMatchObject({ name: 'Ada', measurements });
  const writers = (entries: { made_by: string }[]) => entries.map((entry) => entry.made_by).sort();
  expect(writers(own.babies[0].meals)).toEqual(['Ana', 'Bea']);
  expect(own.babies[0].meals[0].items[0]).toMatchObject({ food: 'banana', grams: 40 });
  expect(writers(own.babies[0].water)).toEqual(['Ana', 'Bea']);
  for (const secret of [carer.email, carer.pk, 'Garcia', 'argon2']) {
    expect(JSON.stringify(own)).not.toContain(secret);
  }

  // Who only looks after a baby takes along what they entered, and not the child's profile.
  const carers = await exported(api, carer.access);
  expect(carers.babies).toEqual([]);
  expect(carers.babies_cared_for).toMatchObject([
    { name: 'Ada', role: 'carer', meals: [{ made_by: 'Bea' }] },
  ]);
  expect(carers.babies_cared_for[0].water).toHaveLength(1);
  // The figure alone may also stand in the milliseconds of a time.
  expect(JSON.stringify(carers)).not.toContain('weight_kg');
});

test('holds comments, which are also listed with their posts', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const body = `Porridge worked for us, ${randomUUID().slice(0, 8)}.`;
  const thread = await (await api.post(`/api/add-comment/${post.id}`, { body }, { token })).json();
  const reply = { body: `Second, ${randomUUID()}`, parent: thread.id };
  await api.post(`/api/add-comment/${post.id}`, reply, { token });
  const list = await (await api.get(`${commentsPath}/`, { token })).json();
  expect(list).toMatchObject({ count: 2, next: null, previous: null });
  expect(list.results[1]).toEqual({
    id: thread.id,
    body,
    status: 'visible',
    is_reply: false,
    created_at: thread.created_at,
    edited_at: null,
    post: { id: post.id, title: expect.any(String), path: `/blog/${post.slug}#comment-${thread.id}` },
  });
  expect(list.results[0]).toMatchObject({ body: reply.body, is_reply: true });
  const data = await exported(api, token);
  expect(data.comments).toHaveLength(2);
  expect(data.comments[1]).toMatchObject({ body, url: expect.stringContaining(`/blog/${post.slug}#`) });
  await api.delete(`/api/comments/${list.results[0].id}`, { token });
  expect((await (await api.get(commentsPath, { token })).json()).count).toBe(1);
  const stranger = await api.newMember();
  expect((await (await api.get(commentsPath, { token: stranger.access })).json()).results).toEqual([]);
});

test('needs a member, and is for ten times an hour', async ({ api }) => {
  for (const [method, address] of [
    ['POST', path],
    ['GET', commentsPath],
  ] as const) {
    const anonymous = await api.call(method, address);
    expect([anonymous.status(), anonymous.headers()['www-authenticate']]).toEqual([401, challenge]);
  }
  const { access: token } = await api.newMember();
  for (let time = 0; time < 10; time += 1) await exported(api, token);
  expect((await api.elsewhere().post(path, undefined, { token })).status()).toBe(429);
});
