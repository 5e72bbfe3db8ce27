import { type Api, expect, freshEmail, test } from './api-test';
import { EditorContent, type Made, paragraphs } from './editor-content';
import { signInStaff } from './staff-session';

/** Next's mark that somebody looks at drafts. */
const draftCookie = '__prerender_bypass';
const neverShared = {
  // Of a draft Next says the same at greater length.
  'cache-control': expect.stringMatching(/^private, (?:.*, )?no-store\b/) as unknown,
  'x-robots-tag': 'noindex',
};
const bar = 'You are looking at the latest draft.';

/** What a browser says of an address that was typed in: Payload believes no cookie without it. */
const typedIn = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };

type Role = 'admin' | 'editor' | 'moderator';

interface StaffBrowser {
  id: number;
  /** The panel's cookie, as a browser sends it. */
  session: string;
  /** The panel's cookie and that of the draft. */
  previewing: string;
}

const see = (api: Api, path: string, cookie: string, headers: Record<string, string> = {}) =>
  api.elsewhere().get(path, { headers: { ...typedIn, ...(cookie ? { cookie } : {}), ...headers } });

/** Somebody of the staff of one test, who has opened the preview of a document. */
async function openPreview(
  { api, newBrowser }: { api: Api; newBrowser: () => Promise<Api> },
  previewPath: string,
  role: Role = 'editor',
): Promise<StaffBrowser> {
  const person = { email: freshEmail(), password: 'Own-password-editor-1' };
  const hired = await api.post(
    '/cms-api/staff',
    { ...person, name: 'Of one test', role },
    { headers: await signInStaff(api, 'admin') },
  );
  expect(hired.status(), await hired.text()).toBe(201);
  const { id } = (await hired.json()).doc;
  const browser = await newBrowser();
  const signedIn = await browser.post('/cms-api/staff/login', person);
  expect(signedIn.status()).toBe(200);
  const session = `payload-token=${(await signedIn.json()).token}`;
  const opened = await see(browser, previewPath, session);
  expect(opened.status(), await opened.text()).toBe(307);
  return { id, session, previewing: `${session}; ${setCookie(opened, draftCookie)}` };
}

async function changeStaff(api: Api, id: number, data: Record<string, unknown>) {
  const headers = await signInStaff(api, 'admin');
  expect((await api.patch(`/cms-api/staff/${id}`, data, { headers })).status()).toBe(200);
}

function setCookie(answer: Awaited<ReturnType<Api['get']>>, name: string): string {
  const lines = answer.headersArray().filter((header) => header.name.toLowerCase() === 'set-cookie');
  return lines.find(({ value }) => value.startsWith(`${name}=`))?.value.split(';')[0] ?? '';
}

const draftCookieOf = ({ previewing }: StaffBrowser) => previewing.split('; ')[1] ?? '';

/** A published document with a newer draft, and one that was never published. */
const previewTest = test.extend<{ editor: EditorContent; changed: Made; secret: Made }>({
  editor: async ({ api, request }, provide) => {
    const editor = await EditorContent.open(api, request);
    await provide(editor);
    await editor.removeAll();
  },
  changed: async ({ api, editor }, provide) => {
    const page = await editor.infoPage({ body: paragraphs('Said to everybody.') });
    const headers = editor.headers;
    const data = { body: paragraphs('Said to the staff.'), _status: 'draft' };
    const saved = await api.patch(`/cms-api/pages/${page.id}?draft=true`, data, { headers });
    expect(saved.status()).toBe(200);
    await provide(page);
  },
  secret: async ({ editor }, provide) => {
    await provide(await editor.infoPage({ title: `Secret ${editor.mark}`, _status: 'draft' }));
  },
});

previewTest(
  'staff who are signed in see drafts, which nobody stores and no search engine lists',
  async ({ api, newBrowser, editor, changed, secret }) => {
    const { id: category } = await editor.category();
    const post = await editor.post({ title: `Secret post ${editor.mark}`, category, _status: 'draft' });
    const story = await editor.story({ title: `Secret story ${editor.mark}`, _status: 'draft' });
    for (const role of ['editor', 'moderator'] as const) {
      const { previewing } = await openPreview({ api, newBrowser }, `/cms-preview/pages/${secret.id}`, role);
      for (const [path, words] of [
        [`/${changed.slug}`, 'Said to the staff.'],
        [`/${secret.slug}`, secret.title],
        [`/blog/${post.slug}`, post.title],
        [`/web-stories/${story.slug}`, story.title],
      ] as const) {
        const page = await see(api, path, previewing);
        expect([page.status(), page.headers()], path).toEqual([200, expect.objectContaining(neverShared)]);
        const html = await page.text();
        expect(html, path).toContain(words);
        expect(html, path).toContain(bar);
        // What the live preview fetches when a change was saved.
        const flight = await see(api, `${path}?_rsc`, previewing, {
          rsc: '1',
          'sec-fetch-site': 'same-origin',
        });
        expect([flight.status(), flight.headers()['cache-control']]).toEqual([
          200,
          neverShared['cache-control'],
        ]);
      }
    }
  },
);

interface Ended {
  api: Api;
  staff: StaffBrowser;
}

/** How a session ends, and what the browser still has of it. */
const ends: [how: string, cookiesAfter: (ended: Ended) => Promise<string>][] = [
  ['who has nothing but the cookie of drafts', async ({ staff }) => draftCookieOf(staff)],
  [
    'who has signed out',
    async ({ api, staff }) => {
      const headers = { ...typedIn, 'sec-fetch-site': 'same-origin', cookie: staff.session };
      const out = await api.elsewhere().post('/cms-api/staff/logout', undefined, { headers });
      expect(out.status(), await out.text()).toBe(200);
      return staff.previewing;
    },
  ],
  [
    'whose account is gone',
    async ({ api, staff }) => {
      const headers = await signInStaff(api, 'admin');
      expect((await api.delete(`/cms-api/staff/${staff.id}`, { headers })).status()).toBe(200);
      return staff.previewing;
    },
  ],
  [
    'whose password was set anew by an admin, until it is their own again',
    async ({ api, staff }) => {
      await changeStaff(api, staff.id, { mustChangePassword: true });
      return staff.previewing;
    },
  ],
  [
    'who sends a token that another key has signed',
    async ({ staff }) => `${staff.session.slice(0, -8)}AAAAAAAA; ${draftCookieOf(staff)}`,
  ],
  [
    'who sends the token of a member',
    async ({ api, staff }) => `payload-token=${(await api.newMember()).access}; ${draftCookieOf(staff)}`,
  ],
];

for (const [who, cookiesAfter] of ends) {
  previewTest(`no draft is shown to one ${who}`, async ({ api, newBrowser, changed, secret }) => {
    const staff = await openPreview({ api, newBrowser }, `/cms-preview/pages/${secret.id}`);
    const cookie = await cookiesAfter({ api, staff });
    const page = await see(api, `/${changed.slug}`, cookie);
    const html = await page.text();
    expect([page.status(), html.includes('Said to everybody.')]).toEqual([200, true]);
    expect(html).not.toContain('Said to the staff.');
    expect(html).not.toContain(bar);
    expect(page.headers()).toMatchObject(neverShared);

    const hidden = await see(api, `/${secret.slug}`, cookie);
    expect(hidden.status()).toBe(404);
    // Neither in the text nor in the head.
    expect(await hidden.text()).not.toContain(secret.title);
    const flight = await see(api, `/${secret.slug}?_rsc`, cookie, {
      rsc: '1',
      'sec-fetch-site': 'same-origin',
    });
    const isShown = (await flight.text()).includes(secret.title);
    expect([flight.headers()['content-type'], isShown]).toEqual(['text/x-component', false]);
  });
}

previewTest(
  'a cookie of drafts without a session is taken away, and the next page comes from the cache',
  async ({ api, newBrowser, changed, secret }) => {
    const staff = await openPreview({ api, newBrowser }, `/cms-preview/pages/${secret.id}`);
    for (const cookie of [draftCookieOf(staff), `${draftCookie}=guessed`, `a=b; ${draftCookie}=1; c=d`]) {
      const lines = (await see(api, `/${changed.slug}`, cookie))
        .headersArray()
        .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith(draftCookie));
      expect(
        lines.map(({ value }) => value),
        cookie,
      ).toEqual([expect.stringMatching(/^__prerender_bypass=; Path=\/; Expires=Thu, 01 Jan 1970/)]);
    }
  },
);

test('previews open for nobody who is not signed in, and say nothing of what there is', async ({ api }) => {
  for (const path of ['/cms-preview/posts/1', '/cms-preview/posts/999999', '/cms-preview/staff/1'])
    for (const cookie of ['', 'payload-token=', 'payload-token=a.b.c']) {
      const answer = await see(api, path, cookie);
      expect([answer.status(), await answer.text(), answer.headers()], `${path} ${cookie}`).toEqual([
        401,
        'Sign in to the panel first: /admin',
        expect.objectContaining({ ...neverShared, 'content-type': 'text/plain; charset=utf-8' }),
      ]);
    }
});

test('everybody may leave a preview', async ({ api }) => {
  const answer = await see(api, '/cms-preview/exit', `${draftCookie}=x`);
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/']);
});

test('nobody stores a document of the panel, and no search engine lists one', async ({ api }) => {
  for (const path of ['/admin', '/admin/login', '/admin/collections/posts', '/admin/nothing-here']) {
    const answer = await see(api, path, '');
    expect(answer.headers(), path).toMatchObject(neverShared);
    // What is between Next and its middleware stays there.
    expect(Object.keys(answer.headers()).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
  }
});

test('pages that are shared may be listed, and stay as they are for who has the panel’s cookie', async ({
  api,
}) => {
  for (const cookie of ['', 'payload-token=x', 'theme=dark'])
    for (const path of ['/', '/blog', '/web-stories', '/faq']) {
      const headers = (await see(api, path, cookie)).headers();
      expect([headers['x-robots-tag'], headers['cache-control']], path).toEqual([
        undefined,
        expect.stringMatching(/^public\b/),
      ]);
    }
});
