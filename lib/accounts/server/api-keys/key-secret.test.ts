import { hashOfKey, isKey, makeKeySecret } from './key-secret';

describe('a key', () => {
  it('is of 256 random bits, stored by its hash and known by its end', () => {
    const { key, hash, hint } = makeKeySecret();
    expect(key).toMatch(/^lp_[\w-]{43}$/);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hint).toHaveLength(4);
    expect(key.endsWith(hint)).toBe(true);
    expect(makeKeySecret().key).not.toBe(key);
  });

  it('is found by its hash', () => {
    const { key, hash } = makeKeySecret();
    expect(hashOfKey(key)).toBe(hash);
    expect(hashOfKey(`lp_${'A'.repeat(43)}`)).toBe(
      '90ec7e1956da5d556955183e1483ed42af10f8ab3754e37c49ed9618c9cd0269',
    );
  });
});

it.each([
  ['lp_', true, false],
  [`lp_${'a'.repeat(42)}`, true, false],
  [`lp_${'a'.repeat(43)}`, true, true],
  [`lp_${'a'.repeat(44)}`, true, false],
  [`lp_${'a'.repeat(42)}+`, true, false],
  [`lp_${'a'.repeat(43)}\n`, true, false],
  [`${'a'.repeat(43)}lp_`, false, false],
  [`Lp_${'a'.repeat(43)}`, false, false],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', false, false],
])('%j is meant as a key: %s; can be one: %s', (token, isMeant, canBe) => {
  expect(isKey(token)).toBe(isMeant);
  expect(hashOfKey(token) !== null).toBe(canBe);
});
