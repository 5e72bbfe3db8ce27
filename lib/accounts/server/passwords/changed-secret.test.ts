const first = 'f'.repeat(40);
const second = 's'.repeat(40);
const nowMs = Date.UTC(2026, 10, 21, 12);
const now = nowMs / 1000;

/** The modules as a process has them that was started with these secrets. */
async function processWith(secret: string, previous = '') {
  jest.resetModules();
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = secret;
  process.env.TOKEN_SECRET_PREVIOUS = previous;
  process.env.SITE_URL = 'https://pear.example';
  const [tokens, { keyedNames }, { voterNames }, { getSettings }] = await Promise.all([
    import('../tokens/tokens'),
    import('../../../platform/http/keyed-name'),
    import('../../../content/community/polls/voter'),
    import('../../../platform/settings/settings'),
  ]);
  return { ...tokens, keyedNames, voterNames, secrets: getSettings().TOKEN_SECRETS };
}

const grant = {
  memberId: 'm1',
  family: 'a-family',
  generation: 3,
  issuedAtSeconds: now,
  expiresAtSeconds: now + 1_000,
};

describe('when the secret is changed', () => {
  it('whoever is signed in stays so, by both kinds of token', async () => {
    const before = await processWith(first);
    const access = await before.signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
    const refresh = await before.signRefreshToken(grant);
    const after = await processWith(second, `${'o'.repeat(40)},${first}`);
    expect(await after.readAccessToken(access, nowMs)).toMatchObject({ user_id: 'm1', sid: 's1' });
    expect(await after.readRefreshToken(refresh, nowMs)).toMatchObject({ family: 'a-family', gen: 3 });
  });

  it('nothing new is signed with the old one', async () => {
    const after = await processWith(second, first);
    const access = await after.signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
    const old = await processWith(first);
    await expect(old.readAccessToken(access, nowMs)).rejects.toMatchObject({ problem: 'Token is invalid' });
  });

  it('the old one opens nothing once it is left out', async () => {
    const before = await processWith(first);
    const access = await before.signAccessToken({ memberId: 'm1', sessionId: 's1', nowMs });
    const refresh = await before.signRefreshToken(grant);
    const after = await processWith(second);
    await expect(after.readAccessToken(access, nowMs)).rejects.toMatchObject({ problem: 'Token is invalid' });
    await expect(after.readRefreshToken(refresh, nowMs)).rejects.toMatchObject({
      problem: 'Token is invalid',
    });
  });

  it('what is stored under a keyed name is found again, and a vote cannot be given twice', async () => {
    const before = await processWith(first);
    const voter = { memberId: 'm1', visitorId: 'v1' };
    const [stored] = before.keyedNames(before.secrets, 'member-link', ['token']);
    const votes = before.voterNames(before.secrets, voter);
    const after = await processWith(second, first);
    expect(after.keyedNames(after.secrets, 'member-link', ['token'])).toEqual([
      expect.not.stringMatching(stored),
      stored,
    ]);
    expect(after.voterNames(after.secrets, voter)).toEqual(expect.arrayContaining(votes));
    expect(after.voterNames(after.secrets, voter)[0]).not.toBe(votes[0]);
  });
});
