import { randomUUID } from 'node:crypto';
import { mailTo, secretsIn } from '../support/mails';
import { testStaff } from '../support/staff';
import { type Api, claimsOf, expect } from './api-test';

export type Member = Awaited<ReturnType<Api['newMember']>>;

export const next = 'Other-River-10';

export const refreshPath = '/api/token/refresh/';

export const ended = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is blacklisted' }],
};

export const invalid = { ...ended, messages: [{ ...ended.messages[0], message: 'Token is invalid' }] };

export async function signIn(api: Api, { email, password }: Pick<Member, 'email' | 'password'>) {
  const answer = await api.elsewhere().post('/api/login', { email, password });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access_token: access, refresh_token: refresh } = await answer.json();
  return { access: String(access), refresh: String(refresh) };
}

export async function setStatus(api: Api, { pk }: Member, status: string): Promise<void> {
  const staff = await (await api.post('/cms-api/staff/login', testStaff('admin'))).json();
  const headers = { authorization: `JWT ${staff.token}` };
  const answer = await api.patch(`/cms-api/members/${pk}`, { status }, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function resetByMail(api: Api, { email }: Member): Promise<void> {
  await api.elsewhere().post('/api/auth/password/reset/', { email });
  const { uid, token } = secretsIn(await mailTo(email, /Set a new password/));
  const body = { uid, token, new_password1: next, new_password2: next };
  expect((await api.elsewhere().post('/api/auth/password/reset/confirm/', body)).status()).toBe(200);
}

export interface Victim {
  member: Member;
  /** Of the session that is to end. */
  stolen: { access: string; refresh: string };
}

/** Every way in which a session ends while its access token would still be good for minutes. */
export const ways: Record<string, (api: Api, victim: Victim) => Promise<void>> = {
  'signing out': async (api, { stolen }) => {
    const answer = await api.post('/api/logout', { refresh: stolen.refresh }, { token: stolen.access });
    expect(answer.status()).toBe(200);
  },
  'signing the device out from another one': async (api, { member, stolen }) => {
    const path = `/api/user-profile/sessions/${String(claimsOf(stolen.access).sid)}`;
    expect((await api.delete(path, { token: member.access })).status()).toBe(204);
  },
  'a new password on another device': async (api, { member }) => {
    const body = { old_password: member.password, new_password1: next, new_password2: next };
    const answer = await api.post('/api/auth/password/change/', body, { token: member.access });
    expect(answer.status()).toBe(200);
  },
  'a reset by mail': (api, { member }) => resetByMail(api, member),
  'a refresh token that comes back': async (api, { stolen }) => {
    const second = await (await api.post(refreshPath, { refresh: stolen.refresh })).json();
    expect((await api.post(refreshPath, { refresh: second.refresh })).status()).toBe(200);
    expect((await api.post(refreshPath, { refresh: stolen.refresh })).status()).toBe(401);
  },
  'Google proving whose address it is': async (api, { member }) => {
    const body = { access_token: `good~${randomUUID()}~${member.email}`, provider: 'google' };
    expect((await api.post('/api/social-login/', body)).status()).toBe(200);
  },
  'being disabled, and enabled again': async (api, { member }) => {
    await setStatus(api, member, 'disabled');
    await setStatus(api, member, 'active');
  },
};
