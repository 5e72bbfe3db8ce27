import { mailTo, secretsIn } from '../support/mails';
import { expect, freshEmail, test } from './api-test';
import { addBaby, babies } from './nutriai-test';
import { signIn, resetByMail, ways } from './ended-sessions-test';

for (const [way, recover] of Object.entries(ways).filter(([name]) => !name.startsWith('sign'))) {
  test(`invites and links that were open are void after ${way}`, async ({ api }) => {
    const member = await api.newMember();
    const stolen = await signIn(api, member);
    const guest = await api.newMember();
    const { id } = await addBaby(api, member);
    const made = await api.post(`${babies}/${id}/invites`, { role: 'parent' }, { token: stolen.access });
    const { token: invite } = await made.json();
    const newEmail = freshEmail();
    const wanted = { new_email: newEmail, password: member.password };
    expect((await api.post('/api/user-profile/email/', wanted, { token: stolen.access })).status()).toBe(200);
    const link = secretsIn(await mailTo(newEmail, /Confirm your new email address/)).token;

    await recover(api, { member, stolen });
    const joined = await api.post(`/api/nutriai/invites/${invite}`, undefined, { token: guest.access });
    expect([joined.status(), await joined.json()]).toEqual([
      404,
      { detail: 'This invite is no longer valid. Ask for a new one.' },
    ]);
    const confirmed = await api.post('/api/user-profile/email/confirm/', { token: link });
    expect([confirmed.status(), await confirmed.json()]).toEqual([400, { token: ['Invalid value'] }]);
  });
}

test('invites of others stay open when one parent recovers their account', async ({ api }) => {
  const [member, other, guest] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, other);
  const made = await api.post(`${babies}/${id}/invites`, { role: 'carer' }, { token: other.access });
  await resetByMail(api, member);
  const path = `/api/nutriai/invites/${(await made.json()).token}`;
  expect((await api.post(path, undefined, { token: guest.access })).status()).toBe(200);
});

test('the owner reads in a mail what happened to the account', async ({ api }) => {
  const changed = await api.newMember();
  await ways['a new password on another device']?.(api, { member: changed, stolen: changed });
  const { text } = await mailTo(changed.email, /password was changed/);
  expect(text).toContain('/sign-in');

  const copied = await api.newMember();
  await ways['a refresh token that comes back']?.(api, { member: copied, stolen: copied });
  expect((await mailTo(copied.email, /signed a device out/)).text).toContain('used twice');
});
