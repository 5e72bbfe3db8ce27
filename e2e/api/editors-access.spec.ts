import { challenge } from './api-test';
import { editorsApi, expect, pagesPath, test, told } from './editors-test';

const readable = [
  `${pagesPath}/`,
  `${pagesPath}/2/`,
  `${pagesPath}/find/?id=2`,
  `${pagesPath}/2/revisions/`,
  `${editorsApi}/images/`,
  `${editorsApi}/images/1/`,
  `${editorsApi}/images/find/?id=1`,
  `${editorsApi}/documents/`,
];

const missing = { detail: 'Authentication credentials were not provided.' };
const badToken = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid' }],
};

/** What a cache must not keep. */
const uncached = 'max-age=0, no-cache, no-store, must-revalidate, private';

test('a visitor gets 401 as JSON with the challenge, whatever the method', async ({ api }) => {
  const calls = [
    ...readable.map((path) => ['GET', path]),
    ['HEAD', `${pagesPath}/`],
    ['POST', `${pagesPath}/`],
    ['PATCH', `${pagesPath}/2/`],
    ['DELETE', `${pagesPath}/2/`],
    ['POST', `${pagesPath}/2/action/publish/`],
    ['POST', `${editorsApi}/images/`],
    ['POST', `${editorsApi}/documents/`],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await api.call(String(method), String(path));
    expect([method, path, answer.status()]).toEqual([method, path, 401]);
    const headers = answer.headers();
    expect(headers['www-authenticate']).toBe(challenge);
    expect(headers['cache-control']).toBe(uncached);
    if (method !== 'HEAD') expect(await answer.json()).toEqual(missing);
  }
});

test('a member is known and not let in', async ({ api }) => {
  const member = await api.newMember();
  const refused = { detail: 'You do not have permission to perform this action.' };
  const calls = [
    ...readable.map((path) => ['GET', path]),
    ['POST', `${pagesPath}/`],
    ['PATCH', `${pagesPath}/2/`],
    ['DELETE', `${pagesPath}/2/`],
    ['POST', `${pagesPath}/2/action/publish/`],
    ['POST', `${editorsApi}/images/`],
    ['POST', `${editorsApi}/documents/`],
  ] as const;
  for (const scheme of ['Bearer', 'JWT']) {
    const headers = { authorization: `${scheme} ${member.access}` };
    for (const [method, path] of calls) {
      const answer = await api.call(String(method), String(path), { headers });
      expect([scheme, method, path, answer.status(), await answer.json()]).toEqual([
        scheme,
        method,
        path,
        403,
        refused,
      ]);
      expect(answer.headers()['cache-control']).toBe(uncached);
    }
  }
});

test('neither a member’s other tokens nor invented ones open anything', async ({ api }) => {
  const member = await api.newMember();
  const wrongType = {
    ...badToken,
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token has wrong type' }],
  };
  for (const token of [member.refresh, 'x', 'a.b.c']) {
    const refusal = token === member.refresh ? wrongType : badToken;
    for (const scheme of ['Bearer', 'JWT']) {
      for (const path of [`${pagesPath}/`, `${editorsApi}/images/`]) {
        const answer = await api.get(path, { headers: { authorization: `${scheme} ${token}` } });
        expect([scheme, answer.status(), await answer.json()]).toEqual([scheme, 401, refusal]);
        expect(answer.headers()['www-authenticate']).toBe(challenge);
      }
      const action = await api.post(`${pagesPath}/2/action/publish/`, undefined, {
        headers: { authorization: `${scheme} ${token}` },
      });
      expect([scheme, action.status(), await action.json()]).toEqual([scheme, 401, refusal]);
    }
    const cookie = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' };
    expect(await told(api.get(`${pagesPath}/`, { headers: cookie }))).toEqual([401, missing]);
  }
});

test('a header that is no credential is no credential', async ({ api, staff }) => {
  const twoValues = {
    detail: 'Authorization header must contain two space-delimited values',
    code: 'bad_authorization_header',
  };
  const { token } = staff.editor;
  const tries: [string, object][] = [
    ['Bearer', twoValues],
    ['JWT', twoValues],
    [`Bearer ${token} more`, twoValues],
    [`bearer ${token}`, missing],
    [`Token ${token}`, missing],
    ['Basic YTpi', missing],
  ];
  for (const [authorization, expected] of tries) {
    const answer = api.get(`${pagesPath}/`, { headers: { authorization } });
    expect([authorization, ...(await told(answer))]).toEqual([authorization, 401, expected]);
  }
});

test('editors and admins come in by either scheme and by the panel’s cookie', async ({ api, staff }) => {
  for (const { token } of [staff.editor, staff.admin]) {
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { authorization: `JWT ${token}` },
      { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of ways) {
      const answer = await api.get(`${pagesPath}/?limit=1`, { headers });
      expect([headers, answer.status()]).toEqual([headers, 200]);
    }
  }
});

test('a token ends with its session', async ({ api, staff }) => {
  const { email, password } = staff.moderator;
  const login = await api.elsewhere().post('/cms-api/staff/login', { email, password });
  const { token } = await login.json();
  expect((await api.get(`${editorsApi}/images/?limit=1`, { token })).status()).toBe(200);
  await api.post('/cms-api/staff/logout', undefined, { headers: { authorization: `JWT ${token}` } });
  expect(await told(api.get(`${editorsApi}/images/?limit=1`, { token }))).toEqual([401, badToken]);
});

test('another site cannot make an editor’s browser act', async ({ api, staff, editor, baseURL }) => {
  const page = await editor.newInfoPage();
  const publish = `${pagesPath}/${page.id}/action/publish/`;
  const cookie = { cookie: `payload-token=${staff.editor.token}` };
  const refused = { detail: 'CSRF Failed: the call does not come from this site.' };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    {},
  ];
  for (const headers of foreign) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const sent = { ...cookie, ...headers, 'content-type': type };
      const answer = await api.post(publish, undefined, { headers: sent });
      expect([headers, answer.status(), await answer.json()]).toEqual([headers, 403, refused]);
    }
    expect((await api.post(`${pagesPath}/`, {}, { headers: { ...cookie, ...headers } })).status()).toBe(403);
  }
  expect((await editor.page(page.id)).meta.status.live).toBe(false);

  const origin = new URL(String(baseURL)).origin;
  const own: Record<string, string>[] = [{ origin }, { 'sec-fetch-site': 'same-origin' }];
  for (const headers of own) {
    const answer = await api.post(publish, undefined, { headers: { ...cookie, ...headers } });
    expect([headers, answer.status(), await answer.text()]).toEqual([headers, 200, expect.any(String)]);
  }
  // A token in the header is not sent by a browser of itself.
  const token = await api.post(publish, undefined, {
    token: staff.editor.token,
    headers: { origin: 'https://evil.example' },
  });
  expect(token.status()).toBe(200);
  await editor.remove(page.id);
});

test('with a one-time password nothing opens', async ({ api, staff }) => {
  const { token } = staff.newcomer;
  for (const path of readable) {
    const answer = await api.get(path, { token });
    expect([path, answer.status(), await answer.json()]).toEqual([
      path,
      403,
      { detail: 'Set a password of your own at /admin first.' },
    ]);
  }
  expect((await api.post(`${pagesPath}/2/action/publish/`, {}, { token })).status()).toBe(403);
});

test('for a moderator there are no pages; images and documents are there to read', async ({
  api,
  staff,
  editor,
}) => {
  const { token } = staff.moderator;
  const noPage = { message: 'No Page matches the given query.' };
  const page = await editor.newInfoPage();
  expect(await told(api.get(`${pagesPath}/`, { token }))).toEqual([
    200,
    { meta: { total_count: 0 }, items: [], __types: {} },
  ]);
  for (const id of [2, page.id, 999_999]) {
    expect(await told(api.get(`${pagesPath}/${id}/`, { token }))).toEqual([404, noPage]);
    expect(await told(api.get(`${pagesPath}/${id}/revisions/`, { token }))).toEqual([404, noPage]);
    expect(await told(api.get(`${pagesPath}/find/?id=${id}`, { token }))).toEqual([
      404,
      { message: 'not found' },
    ]);
    expect(await told(api.patch(`${pagesPath}/${id}/`, { title: 'x' }, { token }))).toEqual([404, noPage]);
    for (const action of ['publish', 'delete', 'nonsense']) {
      const acted = api.post(`${pagesPath}/${id}/action/${action}/`, {}, { token });
      expect(await told(acted)).toEqual([404, noPage]);
    }
  }
  expect((await api.get(`${pagesPath}/find/?html_path=/`, { token })).status()).toBe(404);
  const notAllowed = { detail: 'You do not have permission to perform this action.' };
  const post = { type: 'info.InfoPage', title: 'x' };
  expect(await told(api.post(`${pagesPath}/`, post, { token }))).toEqual([403, notAllowed]);

  for (const kind of ['images', 'documents']) {
    expect((await api.get(`${editorsApi}/${kind}/`, { token })).status()).toBe(200);
    expect(await told(api.post(`${editorsApi}/${kind}/`, {}, { token }))).toEqual([403, notAllowed]);
  }
  expect((await editor.page(page.id)).title).toBe(page.title);
  await editor.remove(page.id);
});

test('answers are pretty-printed JSON that no cache keeps', async ({ api, editor }) => {
  const answer = await editor.get(`${pagesPath}/2/?fields=_,id`);
  expect(await answer.text()).toBe('{\n    "id": 2,\n    "__types": {}\n}');
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': uncached,
    allow: 'GET, PATCH, HEAD, OPTIONS',
    vary: expect.stringContaining('Cookie'),
    'x-content-type-options': 'nosniff',
  });
  expect(headers.etag).toBeUndefined();
  expect(Math.abs(Date.parse(headers.expires ?? '') - Date.parse(headers.date ?? ''))).toBeLessThan(5_000);

  const head = await api.call('HEAD', `${pagesPath}/2/`, { token: editor.token });
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

test('wrong methods, media types and formats', async ({ api, editor }) => {
  const { token } = editor;
  for (const [method, path, allow] of [
    ['PUT', `${pagesPath}/`, 'GET, POST, HEAD, OPTIONS'],
    ['DELETE', `${pagesPath}/2/`, 'GET, PATCH, HEAD, OPTIONS'],
    ['POST', `${pagesPath}/find/`, 'GET, HEAD, OPTIONS'],
    ['GET', `${pagesPath}/2/action/publish/`, 'POST, OPTIONS'],
    ['PATCH', `${editorsApi}/images/1/`, 'GET, DELETE, HEAD, OPTIONS'],
  ] as const) {
    const answer = await api.call(method, path, { token });
    expect([method, path, answer.status(), answer.headers().allow]).toEqual([method, path, 405, allow]);
    expect(await answer.json()).toEqual({ detail: `Method "${method}" not allowed.` });
  }
  const text = { 'content-type': 'text/plain' };
  expect(await told(editor.post(`${pagesPath}/2/action/publish/`, { a: 1 }, text))).toEqual([
    415,
    { detail: 'Unsupported media type "text/plain" in request.' },
  ]);
  expect(await told(editor.get(`${pagesPath}/?format=xml`))).toEqual([404, { message: '' }]);
  const html = api.get(`${pagesPath}/`, { token, headers: { accept: 'text/html' } });
  expect((await html).status()).toBe(406);
  const options = await api.call('OPTIONS', `${pagesPath}/`, { token });
  expect([options.status(), await options.json()]).toEqual([
    200,
    expect.objectContaining({ name: expect.any(String), renders: ['application/json'] }),
  ]);
});

test('with and without a slash at the end', async ({ editor }) => {
  const page = await editor.newInfoPage();
  for (const path of [`${pagesPath}/${page.id}`, `${pagesPath}/${page.id}/`]) {
    expect((await editor.get(path)).status()).toBe(200);
    expect((await editor.post(`${path.replace(/\/$/, '')}/action/publish`)).status()).toBe(200);
  }
  expect((await editor.get(pagesPath)).status()).toBe(200);
  await editor.remove(page.id);
});

test('what is no number is no address', async ({ editor }) => {
  for (const path of [`${pagesPath}/abc/`, `${pagesPath}/-1/`, `${editorsApi}/images/1.5/`]) {
    const answer = await editor.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  expect(await told(editor.get(`${pagesPath}/99999999999999999999/`))).toEqual([
    404,
    { message: 'No Page matches the given query.' },
  ]);
});
