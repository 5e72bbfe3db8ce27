import { makeSecret, manifestUrl, secretHash, shlinkUri } from './link-secrets';

it('writes the example of the specification as the specification does', () => {
  const payload = {
    url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
    key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q',
    exp: 1_800_000_000,
    flag: 'P',
    label: 'Back-to-school immunizations for Zoë Brown',
    v: 1,
  } as const;
  const uri = shlinkUri(payload);
  expect(uri).toMatch(/^shlink:\/[\w-]+$/);
  expect(JSON.parse(Buffer.from(uri.slice('shlink:/'.length), 'base64url').toString())).toEqual(payload);
});

it('leaves the flag out where there is none', () => {
  const uri = shlinkUri({ url: 'https://a.example/x', key: 'k', exp: 1, label: 'l', v: 1 });
  expect(JSON.parse(Buffer.from(uri.slice('shlink:/'.length), 'base64url').toString())).not.toHaveProperty(
    'flag',
  );
});

it('makes 43 characters that are new each time, and stores another text for each', () => {
  const secrets = Array.from({ length: 50 }, makeSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets.map(secretHash)).size).toBe(50);
  expect(secrets.map(secretHash)).not.toEqual(expect.arrayContaining([secrets[0]]));
});

it('keeps within the 128 characters of the specification, and says so where it cannot', () => {
  const address = makeSecret();
  expect(manifestUrl('https://www.example.com', address).length).toBeLessThanOrEqual(128);
  expect(() => manifestUrl(`https://${'a'.repeat(60)}.example.com`, address)).toThrow('SITE_URL is too long');
});
