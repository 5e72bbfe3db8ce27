import { testStaff } from '../support/staff';
import { expect, test } from './api-test';
import { signInStaff } from './staff-session';

test('odd calls of who is signed in are refused, not failed at', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const json = { ...headers, 'content-type': 'application/json' };
  const odd: [method: string, path: string, body: Buffer | undefined, status: number][] = [
    ['GET', '/cms-api/__proto__', undefined, 404],
    ['GET', '/cms-api/constructor/1', undefined, 404],
    ['GET', '/cms-api/posts/abc', undefined, 400],
    ['GET', '/cms-api/posts/%00', undefined, 400],
    ['GET', '/cms-api/posts/99999999999999999999', undefined, 404],
    ['GET', '/cms-api/posts?limit=1&limit=2', undefined, 400],
    ['GET', '/cms-api/posts?limit[]=1', undefined, 400],
    ['GET', '/cms-api/posts?limit=-1', undefined, 400],
    ['GET', '/cms-api/posts?depth=1e9', undefined, 400],
    ['GET', '/cms-api/posts?where={', undefined, 400],
    ['GET', '/cms-api/posts?where[password][like]=a', undefined, 400],
    ['GET', '/cms-api/images/file/nothing.webp', undefined, 404],
    ['GET', '/cms-api/images/file/..%2f..%2fsecrets.json', undefined, 403],
    ['PATCH', '/cms-api/posts/1', undefined, 415],
    ['PATCH', '/cms-api/posts/1', Buffer.from('null'), 400],
    ['POST', '/cms-api/posts', Buffer.from('[]'), 400],
    ['POST', '/cms-api/posts', Buffer.from('{'), 400],
    ['POST', '/cms-api/posts', Buffer.alloc(5 * 1024 * 1024, 0x20), 413],
  ];
  for (const [method, path, body, status] of odd) {
    const answer = await api.call(method, path, body ? { body, headers: json } : { headers });
    expect([method, path, answer.status(), await answer.text()]).toEqual([
      method,
      path,
      status,
      expect.stringContaining('"message"'),
    ]);
  }
});

test('what does not fit its field is said by field, and nothing is stored', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const made = await api.post(
    '/cms-api/posts?draft=true',
    { title: 'Of one test', _status: 'draft' },
    { headers },
  );
  const { doc } = await made.json();
  const address = `/cms-api/posts/${doc.id}?draft=true`;
  for (const [field, value] of [
    ['title', {}],
    ['tags', [null]],
    ['seo', null],
    ['sources', null],
    ['cover', 'x'],
    ['publishedAt', 'soon'],
    ['_status', 'gone'],
    ['body', { root: { children: [{ type: 'text', text: 1 }] } }],
  ] as const) {
    const answer = await api.patch(address, { [field]: value }, { headers });
    expect([field, answer.status(), await answer.json()]).toEqual([
      field,
      400,
      {
        errors: [
          expect.objectContaining({
            data: expect.objectContaining({ errors: [expect.objectContaining({ path: field })] }),
          }),
        ],
      },
    ]);
  }
  const unknown = await api.patch(address, { cover: 999_999 }, { headers });
  expect([unknown.status(), await unknown.json()]).toEqual([
    400,
    { errors: [{ message: 'It names something that is not there.' }] },
  ]);
  const stored = await (await api.get(`${address}&depth=0`, { headers })).json();
  expect(stored).toMatchObject({ title: 'Of one test', sources: [], cover: null });
  await api.delete(`/cms-api/posts/${doc.id}`, { headers });
});

test('what a stored file is, nobody says but the file', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const { docs } = await (await api.get('/cms-api/images?limit=1&depth=0', { headers })).json();
  const [before] = docs;
  const address = `/cms-api/images/${before.id}?depth=0`;
  const facts = {
    width: 1.5,
    height: 1,
    filename: 'x.webp',
    mimeType: 'text/html',
    filesize: 1,
    sizes: {},
  };
  const saved = await api.patch(address, { ...before, ...facts, credit: before.credit ?? '' }, { headers });
  expect(saved.status(), await saved.text()).toBe(200);
  const after = await (await api.get(address, { headers })).json();
  expect({ ...after, updatedAt: before.updatedAt, credit: before.credit }).toEqual(before);
});

test('an address is made of what an address may have, or refused', async ({ api }) => {
  const headers = await signInStaff(api, 'admin');
  const { docs } = await (await api.get('/cms-api/categories?limit=1&depth=0', { headers })).json();
  const address = `/cms-api/categories/${docs[0].id}`;
  const refused = await api.patch(address, { slug: '\u202e' }, { headers });
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    {
      errors: [
        expect.objectContaining({
          data: expect.objectContaining({ errors: [expect.objectContaining({ path: 'slug' })] }),
        }),
      ],
    },
  ]);
  const { slug } = await (await api.get(`${address}?depth=0`, { headers })).json();
  expect(slug).toBe(docs[0].slug);
});

test('nobody but an admin lifts a lock or sees the staff', async ({ api }) => {
  const editor = await signInStaff(api, 'editor');
  const lifted = await api.post(
    '/cms-api/staff/unlock',
    { email: testStaff('admin').email },
    { headers: editor },
  );
  expect(lifted.status()).toBe(403);
  const { docs } = await (await api.get('/cms-api/staff?limit=100', { headers: editor })).json();
  expect(docs).toHaveLength(1);
  expect(JSON.stringify(docs)).not.toMatch(/"hash"|"salt"|resetPasswordToken/);
});
