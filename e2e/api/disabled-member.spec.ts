import { testStaff } from '../support/staff';
import { expect, test } from './api-test';

test('a member whom staff disables is out everywhere at once', async ({ api }) => {
  const member = await api.newMember();
  const staff = await api.post('/cms-api/staff/login', testStaff('admin'));
  expect(staff.status()).toBe(200);
  const { token } = await staff.json();
  const headers = { authorization: `JWT ${token}` };
  const disabled = await api.patch(`/cms-api/members/${member.pk}`, { status: 'disabled' }, { headers });
  expect(disabled.status()).toBe(200);
  expect(await disabled.text()).not.toContain('argon2');

  const profile = await api.get('/api/user-profile', { token: member.access });
  expect(profile.status()).toBe(401);
  expect(await profile.json()).toEqual({ detail: 'User is inactive', code: 'user_inactive' });
  const refresh = await api.post('/api/token/refresh/', { refresh: member.refresh });
  expect(refresh.status()).toBe(401);
  expect(await refresh.json()).toEqual({ detail: 'No active account found for the given token.' });
  const login = await api.post('/api/login', { email: member.email, password: member.password });
  expect(login.status()).toBe(401);
  expect(await login.json()).toMatchObject({ code: 'no_active_account' });
});
