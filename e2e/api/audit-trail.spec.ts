import { expect, test } from './api-test';
import { signInStaff } from './staff-session';

// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

test('a sign-in that failed is noted, without what was typed where it names nobody', async ({ api }) => {
  const admin = await signInStaff(api, 'admin');
  const { user } = await (await api.get('/cms-api/staff/me', { headers: admin })).json();
  const stranger = 'not-a-colleague@example.test';
  for (const email of [stranger, user.email])
    await api.elsewhere().post('/cms-api/staff/login', { email, password: 'A-wrong-password-1' });

  const actors = async (): Promise<string[]> => {
    const trail = await api.get('/cms-api/audit-events?where[action][equals]=failed-sign-in&limit=50', {
      headers: admin,
    });
    return (await trail.json()).docs.map(({ actor }: { actor: string }) => actor);
  };
  // Noted behind the answer.
  await expect.poll(actors).toEqual(expect.arrayContaining(['unknown account', user.email]));
  expect(await actors()).not.toContain(stranger);
});

test('only an admin has something tried again, and only what is there', async ({ api }) => {
  for (const collection of ['payload-jobs', 'outgoing-mails']) {
    const path = `/cms-api/${collection}/999999/try-again`;
    expect((await api.post(path, {})).status()).toBe(401);
    const editor = await signInStaff(api, 'editor');
    expect((await api.post(path, {}, { headers: editor })).status()).toBe(403);
    const admin = await signInStaff(api, 'admin');
    expect((await api.post(path, {}, { headers: admin })).status()).toBe(404);
  }
});
