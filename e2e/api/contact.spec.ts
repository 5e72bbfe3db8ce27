import { expect, required, test } from './api-test';
import { test as withStaff } from './editors-test';

const message = {
  name: 'Ana Bé',
  email: 'ana@example.test',
  subject: 'A question',
  message: 'Line one\nLine two',
};
const thanks = { detail: 'Thank you. Your message has been sent.' };

for (const path of ['/api/contact', '/api/contact/']) {
  test(`POST ${path} takes a message as JSON`, async ({ api }) => {
    const answer = await api.post(path, message);
    expect(answer.status()).toBe(201);
    expect(await answer.json()).toEqual(thanks);
  });
}

test('reports every bad field', async ({ api }) => {
  expect(await (await api.post('/api/contact', {})).json()).toEqual({
    name: required,
    email: required,
    subject: required,
    message: required,
  });
  const answer = await api.post('/api/contact', {
    name: 'a\r\nBcc: everybody@example.test',
    email: 'x',
    subject: 'x'.repeat(151),
    message: 'x'.repeat(5_001),
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    name: ['Line breaks and control characters are not allowed.'],
    email: ['Enter a valid email address.'],
    subject: ['Ensure this field has no more than 150 characters.'],
    message: ['Ensure this field has no more than 5000 characters.'],
  });
});

withStaff(
  'stores a message once, however often its button is pressed or its call sent again',
  async ({ api, staff }) => {
    const stored = async (subject: string) => {
      const query = `where[subject][equals]=${encodeURIComponent(subject)}`;
      const headers = { authorization: `JWT ${staff.moderator.token}` };
      return (await (await api.get(`/cms-api/contact-messages?${query}`, { headers })).json()).totalDocs;
    };
    const twice = { ...message, subject: `Pressed twice ${Date.now()}` };
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/contact', twice)));
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
    expect(await stored(twice.subject)).toBe(1);

    const again = { ...message, subject: `Sent again ${Date.now()}` };
    const headers = { 'idempotency-key': `contact-${Date.now()}` };
    const client = api.elsewhere();
    expect((await client.post('/api/contact', again, { headers })).status()).toBe(201);
    const repeated = await client.post('/api/contact', again, { headers });
    expect([repeated.status(), repeated.headers()['idempotent-replayed']]).toEqual([201, 'true']);
    const changed = await client.post('/api/contact', { ...again, message: 'Another' }, { headers });
    expect(changed.status()).toBe(409);
    expect(await stored(again.subject)).toBe(1);
  },
);

test('does not tell a machine that it was found out', async ({ api }) => {
  const answer = await api.post('/api/contact', { ...message, website: 'https://spam.example' });
  expect([answer.status(), await answer.json()]).toEqual([201, thanks]);
});

test('takes five an hour from one address', async ({ api }) => {
  for (let sent = 0; sent < 5; sent += 1)
    expect((await api.post('/api/contact', message)).status()).toBe(201);
  const answer = await api.post('/api/contact', message);
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(3_000);
});

test.describe('the form of a browser without scripts', () => {
  const form = 'application/x-www-form-urlencoded';
  const encoded = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
  const options = { headers: { 'content-type': form, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  test('leads back to the page that says thanks', async ({ api }) => {
    const answer = await api.post('/api/contact', encoded({ ...message, website: '' }), options);
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toMatch(/\/contact\?sent=1$/);
    expect((await answer.body()).length).toBe(0);
  });

  test('leads back to the page with what needs attention', async ({ api }) => {
    const bad = await api.post('/api/contact', encoded({ ...message, email: 'x', message: '' }), options);
    expect([bad.status(), bad.headers()['location']]).toEqual([303, '/contact?problem=email,message']);
    const twice = await api.post('/api/contact', Buffer.from('name=a&name=b'), options);
    expect([twice.status(), twice.headers()['location']]).toEqual([303, '/contact?problem=other']);
  });

  test('says so when it was too often', async ({ api }) => {
    for (let sent = 0; sent < 5; sent += 1) await api.post('/api/contact', encoded(message), options);
    const answer = await api.post('/api/contact', encoded(message), options);
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/contact?problem=too-many']);
  });

  test('is not taken from another site', async ({ api }) => {
    const headers = { ...options.headers, 'sec-fetch-site': 'cross-site' };
    const answer = await api.post('/api/contact', encoded(message), { headers });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/contact?problem=other']);
  });
});
