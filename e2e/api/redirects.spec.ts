import { randomUUID } from 'node:crypto';
import { testStaff } from '../support/staff';
import { expect, test } from './api-test';

test('an old address of any kind leads on once an editor says where to', async ({ api }) => {
  const signedIn = await api.elsewhere().post('/cms-api/staff/login', testStaff('editor'));
  const headers = { authorization: `JWT ${(await signedIn.json()).token}` };
  const name = `gone-${randomUUID().slice(0, 8)}`;
  const target = '/nutriai/foods/egg';
  const addresses = [
    '/nutriai/foods',
    '/nutriai/recipes',
    '/blog/tag',
    '/blog',
    '/authors',
    '/foods',
    '',
  ].map((folder) => `${folder}/${name}`);
  for (const from of addresses) {
    expect((await api.elsewhere().get(from)).status(), from).toBe(404);
    const made = await api.elsewhere().post('/cms-api/redirects', { from, address: target }, { headers });
    expect(made.status(), await made.text()).toBe(201);
  }
  for (const from of addresses) {
    const answer = await api.elsewhere().get(from);
    expect([answer.status(), answer.headers().location], from).toEqual([308, target]);
  }
});
