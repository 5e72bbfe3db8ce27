import config from '../../../../payload.config';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { getCms } from '../payload';
import { migrateDatabase } from '../../../platform/database/migrate-database';
import { ensurePageTree } from '../page-tree/ensure-page-tree';
import { staffOnly } from '../staff-only';

export interface PanelResponse {
  status: number;
  body: Record<string, unknown>;
}

/** Calls the panel's REST as one person of the staff does, without a server between. */
export interface PanelClient {
  payload: Payload;
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<PanelResponse>;
  /** What a successful call leaves. */
  done: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
}

/** Opens the database of the environment and signs an admin in. For programs that tests start. */
export async function openPanelClient(): Promise<PanelClient> {
  // The clock of the jobs starts with the second call, when there are tables.
  await migrateDatabase(await getPayload({ config }));
  const payload = await getCms();
  await ensurePageTree(payload);
  const person = { email: 'admin@test.example', password: 'Own-password-admin' };
  await payload.create({ collection: 'staff', data: { ...person, name: 'Admin', role: 'admin' } });
  const { token } = await payload.login({ collection: 'staff', data: person });
  const handler = staffOnly((request) => handleEndpoints({ config, request }));

  const call: PanelClient['call'] = async (method, path, body, headers = {}) => {
    const isText = typeof body === 'string';
    const request = new Request(`http://localhost:3000/cms-api/${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const slug = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
    const response = await handler(request, { params: Promise.resolve({ slug }) });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  };
  const done: PanelClient['done'] = async (method, path, body) => {
    const response = await call(method, path, body);
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
  return { payload, call, done };
}

function readJson(text: string): Record<string, unknown> {
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text };
}
