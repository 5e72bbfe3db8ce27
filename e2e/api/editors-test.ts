import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, request as playwrightRequest } from '@playwright/test';
import { testStaff } from '../support/staff';
import { Api, test as base } from './api-test';
import { solidPng } from './solid-png';

export { expect } from './api-test';

export const editorsApi = '/admin/api/main';
export const pagesPath = `${editorsApi}/pages`;

type Role = 'admin' | 'editor' | 'moderator';

export interface StaffAccount {
  id: number;
  email: string;
  password: string;
  token: string;
}

/**
 * The staff of one worker: accounts of its own, because two sign-ins of one person at the same moment can
 * lose one of them.
 */
export interface Staff extends Record<Role, StaffAccount> {
  /** Still has a one-time password. */
  newcomer: StaffAccount;
}

export type PageBody = Record<string, unknown> & {
  id: number;
  title: string;
  admin_display_title: string;
  meta: Record<string, unknown> & {
    slug: string;
    status: { status: string; live: boolean; has_unpublished_changes: boolean };
    first_published_at: string | null;
    alias_of: { id: number } | null;
  };
};

/** Calls the editors' API as one person, with content of its own. */
export class Editor {
  constructor(
    private readonly api: Api,
    private readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  get = (path: string) => this.api.get(path, { token: this.token });
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.api.post(path, body, { token: this.token, headers });
  patch = (path: string, body?: unknown) => this.api.patch(path, body, { token: this.token });

  act(id: number, action: string, body?: unknown): Promise<APIResponse> {
    return this.post(`${pagesPath}/${id}/action/${action}/`, body);
  }

  /** A page that must be there. */
  async page(id: number, query = ''): Promise<PageBody> {
    return bodyOf(await this.get(`${pagesPath}/${id}/${query}`), 200);
  }

  /** Done, and the page that it leaves. */
  async done(id: number, action: string, body?: unknown): Promise<PageBody> {
    const answer = await this.act(id, action, body);
    if (answer.status() !== 200 && answer.status() !== 201) {
      throw new Error(`${action}: ${answer.status()} ${await answer.text()}`);
    }
    return answer.json();
  }

  async remove(...ids: number[]): Promise<void> {
    for (const id of ids) await this.act(id, 'delete');
  }

  upload(
    kind: 'images' | 'documents',
    multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    return this.request.post(`${editorsApi}/${kind}/`, {
      multipart,
      headers: { authorization: `Bearer ${this.token}`, 'x-forwarded-for': this.api.address, ...headers },
    });
  }

  /** A picture of its own. @returns its id */
  async picture(): Promise<number> {
    const file = { name: 'pear.png', mimeType: 'image/png', buffer: solidPng(1200, 900) };
    const answer = await this.upload('images', { file, alt: `A pear ${randomUUID()}` });
    return (await bodyOf(answer, 201)).id;
  }

  /** What a post needs to be published. */
  async postBody(fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const slug = freshSlug();
    return {
      type: 'blog.BlogPage',
      title: `Post ${slug}`,
      slug,
      excerpt: 'What the test is about.',
      body: `<p>The text of ${slug}.</p>`,
      category: 'feeding',
      cover: await this.picture(),
      ...fields,
    };
  }

  async newPost(fields: Record<string, unknown> = {}): Promise<PageBody> {
    return bodyOf(await this.post(`${pagesPath}/`, await this.postBody(fields)), 201);
  }

  async newLivePost(fields: Record<string, unknown> = {}): Promise<PageBody> {
    return this.done((await this.newPost(fields)).id, 'publish');
  }

  /** A page without a picture is quickly made. */
  async newInfoPage(fields: Record<string, unknown> = {}): Promise<PageBody> {
    const slug = freshSlug();
    const body = { type: 'info.InfoPage', title: `Info ${slug}`, slug, excerpt: 'About a test.', ...fields };
    return bodyOf(await this.post(`${pagesPath}/`, body), 201);
  }
}

export function freshSlug(): string {
  return `e-${randomUUID().slice(0, 8)}`;
}

async function bodyOf(answer: APIResponse, status: number): Promise<PageBody> {
  if (answer.status() !== status) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Status and body in one, as tests compare them. */
export async function told(answer: Promise<APIResponse>): Promise<[number, unknown]> {
  const response = await answer;
  return [response.status(), await response.json()];
}

interface TestFixtures {
  editor: Editor;
  admin: Editor;
}

export const test = base.extend<TestFixtures, { staff: Staff }>({
  staff: [
    async ({}, provide, workerInfo) => {
      const request = await playwrightRequest.newContext({ baseURL: workerInfo.project.use.baseURL });
      const api = new Api(request);
      const people = {
        editor: await hire(api, 'editor'),
        moderator: await hire(api, 'moderator'),
        newcomer: await hire(api, 'editor', true),
        // Last, for it removes the others first.
        admin: await hire(api, 'admin'),
      };
      await provide(people);
      const headers = panelHeaders(people.admin.token);
      for (const { id } of Object.values(people)) await api.delete(`/cms-api/staff/${id}`, { headers });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  editor: async ({ api, request, staff }, provide) => {
    await provide(new Editor(api, request, staff.editor.token));
  },
  admin: async ({ api, request, staff }, provide) => {
    await provide(new Editor(api, request, staff.admin.token));
  },
});

async function hire(api: Api, role: Role, mustChangePassword = false): Promise<StaffAccount> {
  const person = { email: `${randomUUID()}@test.example`, password: `Own-password-${role}` };
  const data = { ...person, name: `A test's ${role}`, role, mustChangePassword };
  const id = await createStaff(api, data);
  return { ...person, id, token: await signIn(api, person) };
}

/** The shared admin's session may be lost to somebody else's sign-in at the same moment: then it is opened again. */
async function createStaff(api: Api, data: object): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const boss = await signIn(api, testStaff('admin'));
    const answer = await api.post('/cms-api/staff', data, { headers: panelHeaders(boss) });
    if (answer.status() === 201) return (await answer.json()).doc.id;
    if (attempt === 10) throw new Error(`staff: ${answer.status()} ${await answer.text()}`);
  }
}

async function signIn(api: Api, person: { email: string; password: string }): Promise<string> {
  const { email, password } = person;
  const answer = await api.elsewhere().post('/cms-api/staff/login', { email, password });
  if (answer.status() !== 200) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  return String((await answer.json()).token);
}

export function panelHeaders(token: string): Record<string, string> {
  return { authorization: `JWT ${token}` };
}
