import { createServer } from 'node:http';
import { addMissingHeaders, securityHeaders, securityHeadersOfDevelopment } from './security-headers';
import { plainSite, TestSite } from './testing/site';

it('says what browsers may do with any answer', () => {
  expect(securityHeaders(plainSite)).toEqual({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  });
  const features = (securityHeaders(plainSite)['permissions-policy'] ?? '').split(', ');
  const own = ['autoplay=(self)', 'fullscreen=(self)', 'screen-wake-lock=(self)'];
  expect(features.filter((feature) => feature.endsWith('(self)'))).toEqual(own);
  for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'])
    expect(features).toContain(`${name}=()`);
});

it('says the same in development, where documents need their scripts', () => {
  const { 'content-security-policy': _policy, ...others } = securityHeaders(plainSite);
  expect(securityHeadersOfDevelopment(plainSite)).toEqual(others);
});

it('lets nobody use what the site does not', () => {
  const features = (securityHeaders(plainSite)['permissions-policy'] ?? '').split(', ');
  expect(features.every((feature) => /^[a-z-]+=\((?:self)?\)$/.test(feature))).toBe(true);
  const shut = features.filter((feature) => feature.endsWith('=()')).map((feature) => feature.slice(0, -3));
  expect(shut).toEqual([
    ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
    ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]);
});

it('lets Google’s window talk to the page that opened it where Google signs in', () => {
  const { 'cross-origin-opener-policy': policy } = securityHeaders({ ...plainSite, hasGoogleSignIn: true });
  expect(policy).toBe('same-origin-allow-popups');
});

it('adds what is missing, however late it would be set, and leaves what is there', async () => {
  const site = new TestSite(
    createServer((request, response) => {
      addMissingHeaders(response, { 'x-frame-options': 'DENY', 'x-other': 'added' });
      if (request.url === '/head') response.writeHead(200, { 'X-Frame-Options': 'SAMEORIGIN' });
      response.end('text');
    }),
  );
  await site.start();
  expect((await site.ask('/head')).headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-other': 'added',
  });
  expect((await site.ask('/plain')).headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-other': 'added' });
  await site.stop();
});
