import { createHash } from 'node:crypto';
import { themeScript } from '../platform/http/theme';
import { documentPolicy } from './document-policy';
import { scriptElements } from './next-adapter/inline-scripts';
import type { SiteSecurity } from './security-headers';
import { plainSite } from './testing/site';

function policyOf(html: string, path = '/blog', site: SiteSecurity = plainSite, isPreview = false) {
  const policy = documentPolicy(
    { path, scripts: scriptElements(html), holdHash: null, styleHash: null, isPreview },
    site,
  );
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const flight = 'self.__next_f.push([1,"a"])';

it('lets the scripts run that stand in the document, and no other', () => {
  const policy = policyOf(
    `<script>${themeScript}</script><script>${flight}</script><script>alert(1)</script>`,
  );
  expect(policy['script-src']).toEqual(["'self'", hashOf(themeScript), hashOf(flight)]);
});

it('lets the styles and the script be that the server puts into the document, and no other', () => {
  const given = { path: '/blog', scripts: [], holdHash: 'def=', styleHash: 'abc=', isPreview: false };
  expect(documentPolicy(given, plainSite)).toContain("; style-src 'self' 'sha256-abc='; ");
  expect(documentPolicy(given, plainSite)).toContain("; script-src 'self' 'sha256-def='; ");
});

it('begins with nothing, and opens what the site needs', () => {
  expect(policyOf('')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

it('asks for no HTTPS where the site itself has none', () => {
  expect(policyOf('', '/', { ...plainSite, siteUrl: 'http://localhost:3000' })).not.toHaveProperty(
    'upgrade-insecure-requests',
  );
});

it('names Google only where sign-in with Google is set up, and never for the panel', () => {
  const site = { ...plainSite, hasGoogleSignIn: true };
  expect(policyOf('', '/blog', site)).toMatchObject({
    'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  });
  expect(JSON.stringify(policyOf('', '/admin', site))).not.toContain('google');
});

it.each([
  '/nutriai',
  '/nutriai/today',
  '/profile',
  '/sign-in',
  '/reset-password',
  '/confirm-email',
  '/admin/x',
  '/newsletter/unsubscribe/12.secret',
])('names no service of statistics on %s, whatever is set up', (path) => {
  const site = { ...plainSite, hasAnalytics: true };
  expect(JSON.stringify(policyOf('', path, site))).not.toMatch(/google/);
  expect(JSON.stringify(policyOf('', '/blog', site))).toMatch(/googletagmanager/);
  expect(JSON.stringify(policyOf('', '/nutriai-for-all', site))).toMatch(/googletagmanager/);
});

it('lets the panel have styles of its own, and never a script', () => {
  const policy = policyOf('', '/admin/collections/posts');
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
});

it('lets only the panel frame a draft', () => {
  expect(policyOf('', '/blog/a', plainSite, true)['frame-ancestors']).toEqual(["'self'"]);
});

it('lets the browser ask the host that the API is on', () => {
  const site = { ...plainSite, apiHost: 'https://api.pear.example/v1' };
  expect(policyOf('', '/blog', site)['connect-src']).toEqual(["'self'", 'https://api.pear.example']);
});
