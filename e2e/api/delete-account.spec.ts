import { randomUUID } from 'node:crypto';
import { mailTo } from '../support/mails';
import { type Api, challenge, expect, required, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';
import { addBaby, babies, share } from './nutriai-test';

const path = '/api/user-profile';
const wrong = { password: ['Your password was entered incorrectly. Please enter it again.'] };

const test = base.extend<{ post: Made }>({
  post: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(await content.post({ category: (await content.category()).id }));
    await content.removeAll();
  },
});

function remove(api: Api, token: string, password: string, address = path) {
  return api.delete(address, { token, body: { password } });
}

for (const address of [path, `${path}/`]) {
  test(`DELETE ${address} ends the account at once, and its address is free`, async ({ api }) => {
    const { email, password, access: token, refresh } = await api.newMember();
    const answer = await remove(api, token, password, address);
    expect([answer.status(), (await answer.body()).length]).toEqual([204, 0]);
    const after = await api.get(path, { token });
    expect([after.status(), await after.json()]).toEqual([
      401,
      { detail: 'User not found', code: 'user_not_found' },
    ]);
    expect((await api.post('/api/token/refresh/', { refresh })).status()).toBe(401);
    expect((await api.post('/api/login', { email, password })).status()).toBe(401);
    await mailTo(email, /is deleted/);
    const again = await api.newMember(email);
    expect(await (await api.get(path, { token: again.access })).json()).toMatchObject({ first_name: '' });
  });
}

test('needs a member and their password', async ({ api }) => {
  const anonymous = await api.delete(path, { body: { password: 'x' } });
  expect([anonymous.status(), anonymous.headers()['www-authenticate']]).toEqual([401, challenge]);
  const { access: token, email } = await api.newMember();
  for (const [body, errors] of [
    [undefined, { password: required }],
    [{}, { password: required }],
    // The address is for members who have no password.
    [{ email }, { password: required }],
    [{ password: 'Wrong-River-9' }, wrong],
    [{ password: 'Wrong-River-9', email }, wrong],
  ] as const) {
    const answer = await api.delete(path, { token, body });
    expect([answer.status(), await answer.json()]).toEqual([400, errors]);
  }
  expect((await api.get(path, { token })).status()).toBe(200);
});

test('passwords cannot be guessed by it, nor by going round by other doors', async ({ api }) => {
  const { access: token } = await api.newMember();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await remove(api.elsewhere(), token, 'Wrong-River-9')).status()).toBe(400);
    const email = { new_email: `${randomUUID()}@example.test`, password: 'Wrong-River-9' };
    expect((await api.elsewhere().post(`${path}/email/`, email, { token })).status()).toBe(400);
  }
  expect((await remove(api.elsewhere(), token, 'Wrong-River-9')).status()).toBe(429);
});

test('babies go, but for those that another parent has', async ({ api }) => {
  const [leaving, partner] = [await api.newMember(), await api.newMember()];
  const [own, shared] = [await addBaby(api, leaving), await addBaby(api, leaving, { name: 'Eve' })];
  await share(api, { parent: leaving, babyId: own.id, guest: partner, role: 'carer' });
  await share(api, { parent: leaving, babyId: shared.id, guest: partner, role: 'parent' });
  const water = { baby: shared.id, drunk_at: new Date(Date.now() - 60_000).toISOString(), amount_ml: 30 };
  await api.post('/api/nutriai/water-intake', water, { token: leaving.access });
  expect((await remove(api, leaving.access, leaving.password)).status()).toBe(204);
  const { access: token } = partner;
  expect((await api.get(`${babies}/${own.id}`, { token })).status()).toBe(404);
  expect((await api.get(`${babies}/${shared.id}`, { token })).status()).toBe(200);
  const logged = await (await api.get(`/api/nutriai/water-intake?baby=${shared.id}`, { token })).json();
  expect(logged.results).toMatchObject([{ amount_ml: 30, made_by: null }]);
});

test('comments stay as those of a deleted member, also on the finished page', async ({ api, post }) => {
  const { access: token, password } = await api.newMember();
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const renamed = `Bea ${randomUUID().slice(0, 8)}`;
  await api.patch(path, { display_name: name }, { token });
  const body = `What helped us, ${randomUUID()}.`;
  const comment = await api.post(`/api/add-comment/${post.id}`, { body }, { token });
  expect(comment.status(), await comment.text()).toBe(201);
  const page = async () => (await api.get(`/blog/${post.slug}`)).text();
  expect(await page()).toContain(name);
  await api.patch(path, { display_name: renamed }, { token });
  expect(await page()).toContain(renamed);
  expect((await remove(api, token, password)).status()).toBe(204);
  const html = await page();
  expect(html).toContain(body);
  expect(html).not.toContain(renamed);
  const list = await (await api.get(`/api/add-comment/${post.id}`)).json();
  expect(list.results[0]).toMatchObject({ body, author: { name: 'Deleted member' } });
});
