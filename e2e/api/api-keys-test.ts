import { keyScopes } from '../../lib/contract/api-key-words';
import { type Api, expect } from './api-test';
import { type Somebody } from './nutriai-test';

export const keys = '/api/user-profile/api-keys';

export const water = (baby: string) => ({
  baby,
  drunk_at: new Date().toISOString(),
  amount_ml: 50,
  source: 'cup',
});

export async function makeKey(api: Api, { access: token }: Somebody, fields: object = {}) {
  const body = { name: 'Kitchen button', scopes: keyScopes, expires_in_days: 30, ...fields };
  const answer = await api.post(keys, body, { token });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; key: string; hint: string };
}

export async function statusOf(api: Api, method: string, path: string, token: string, body?: unknown) {
  const answer = await api.call(method, path, { token, ...(body !== undefined && { body }) });
  return answer.status();
}
