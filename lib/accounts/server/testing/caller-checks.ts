import assert from 'node:assert/strict';
import { changeProfile } from '../members/profile';
import { setPasswordHash } from '../members/member-store';
import { isKnownBrowser } from '../sign-in/known-browser';
import { rememberBrowser } from '../sign-in/remember-browser';
import { signOut } from '../sessions/sessions';
import { authenticate, requireStanding } from '../tokens/bearer';
import { withWriteTransaction } from '../../../platform/database/sql';
import { getSettings } from '../../../platform/settings/settings';
import { callerOf, type Checks, eraseMember, newMember, refused, setStatus, type World } from './world';

const call = (world: World, access: string) => authenticate(`Bearer ${access}`, async () => world);

/** The cookie that a browser gets when the member has signed in, on top of those that it had. */
async function setCookieAfter({ payload }: World, memberId: string, cookie = ''): Promise<string> {
  const request = new Request('https://pear.example/api/auth/login', { headers: { cookie } });
  const answerHeaders = new Headers();
  await rememberBrowser({ payload, request, answerHeaders }, memberId);
  return answerHeaders.getSetCookie()[0] ?? '';
}

/** What it sends from then on. */
const cookieAfter = async (...of: Parameters<typeof setCookieAfter>) =>
  (await setCookieAfter(...of)).split(';')[0] ?? '';

const isKnown = (world: World, cookie: string, email: string) =>
  isKnownBrowser(world, new Headers({ cookie }), email);

export const callerChecks: Checks = {
  'a caller is written to in the English that the member chose': async (world) => {
    const { id, access } = await newMember(world);
    const caller = await callerOf(world, id);
    assert.deepEqual(await call(world, access), caller);
    await changeProfile(world, caller, { preferences: { language: 'en-US' } });
    assert.deepEqual(await call(world, access), { ...caller, english: 'american' });
    await changeProfile(world, caller, { preferences: { language: 'en-GB' } });
    assert.deepEqual(await call(world, access), caller);
  },
  'a call goes on only as long as the member and the session do': async (world) => {
    const { id, refresh } = await newMember(world);
    const caller = await callerOf(world, id);
    const goesOn = () => requireStanding(world.payload, caller, world.nowMs());
    await goesOn();
    await refused(requireStanding(world.payload, { ...caller, sessionId: null }, world.nowMs()), 401);
    await setStatus(world, id, 'disabled');
    await refused(goesOn(), 401, { detail: 'User is inactive', code: 'user_inactive' });
    await setStatus(world, id, 'active');
    await signOut(world, { refresh });
    await refused(goesOn(), 401);
    await eraseMember(world, id);
    await refused(goesOn(), 401, { detail: 'User not found', code: 'user_not_found' });
  },
  'a browser is known to who signed in there, until the password changes': async (world) => {
    const [member, other] = [await newMember(world), await newMember(world)];
    assert.equal(await isKnown(world, '', member.email), false);
    const cookie = await cookieAfter(world, member.id);
    assert.equal(await isKnown(world, cookie, member.email), true);
    assert.equal(await isKnown(world, cookie, other.email), false);
    assert.equal(await isKnown(world, cookie, 'nobody@example.test'), false);
    const ofBoth = await cookieAfter(world, other.id, cookie);
    for (const { email } of [member, other]) assert.equal(await isKnown(world, ofBoth, email), true);
    await withWriteTransaction(world.payload, (transaction) =>
      setPasswordHash(transaction, member.id, { hash: 'another', nowMs: world.nowMs() }),
    );
    assert.equal(await isKnown(world, ofBoth, member.email), false);
    assert.equal(await isKnown(world, ofBoth, other.email), true);
  },
  'the mark of a browser is sent to the API alone, and only as safely as the site is': async (world) => {
    const attributes = (await setCookieAfter(world, (await newMember(world)).id)).split('; ').slice(1);
    const isHttps = getSettings().SITE_URL.startsWith('https:');
    assert.deepEqual(
      attributes.filter((each) => !each.startsWith('Max-Age=')),
      [...['Path=/api', 'HttpOnly', 'SameSite=Strict'], ...(isHttps ? ['Secure'] : [])],
    );
  },
  'no browser becomes known to who was deleted meanwhile': async (world) => {
    const { id } = await newMember(world);
    await eraseMember(world, id);
    assert.equal(await cookieAfter(world, id), '');
  },
};
