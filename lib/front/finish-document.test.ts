import { documentFinisher, type DocumentKind } from './finish-document';
import type { InlineStyles } from './next-adapter/inline-styles';
import { speculationHeaders } from './speculation-rules';
import { plainSite } from './testing/site';

const none = Buffer.alloc(0);
const runtime = { hold: 'hold()', holdHash: 'holdHash=', path: '/runtime.js', source: none, gzip: none };
const flight = '<script>self.__next_f.push([1,"a"])</script>';
const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = `<html><head>${file}</head><body>${flight}</body></html>`;
const held = '<script>hold()</script><script src="/runtime.js" async></script>';

const finished = (
  html: string,
  kind: Partial<DocumentKind> = {},
  more: Partial<Parameters<typeof documentFinisher>[0]> = {},
) => {
  const inlineStyles: InlineStyles = () => null;
  const finish = documentFinisher({
    ...{ site: plainSite, runtime, isRuntimeLate: true, isStock: false, inlineStyles },
    ...more,
  });
  const { html: text, headers, hasStyles } = finish(html, { path: '/blog', isPreview: false, ...kind });
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part): [string, string] => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  return { html: text, headers, hasStyles, policy };
};

/** What goes to the standard error while something is done. */
function logged(work: () => void): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  work();
  const text = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  return text;
}

it('holds what is pressed early and leaves the runtime for later', () => {
  const { html, headers, hasStyles, policy } = finished(page);
  expect(html).toContain(held);
  expect(html).toContain('<script type="application/x-late-files">["/_next/static/chunks/a.js"]</script>');
  expect(html).not.toContain(flight);
  expect(hasStyles).toBe(false);
  expect(headers).toMatchObject(speculationHeaders);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  // What waits does not run in the document, so that its policy names the holding script alone.
  expect(policy['script-src']).toBe("'self' 'sha256-holdHash='");
  expect(policy['frame-ancestors']).toBe("'none'");
});

it('leaves the runtime where it is when it is not to be late', () => {
  const { html, policy } = finished(page, {}, { isRuntimeLate: false });
  expect(html).toBe(page.replace('</head>', () => `${held}</head>`));
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[^']+' 'sha256-holdHash='$/);
});

it('starts the runtime of a draft at once, and lets the panel frame it', () => {
  const { html, headers, policy } = finished(page, { isPreview: true });
  expect(html).toContain(' data-when="now"></script>');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(policy['frame-ancestors']).toBe("'self'");
  expect(headers).not.toHaveProperty('speculation-rules');
});

it('starts it by itself where visits are counted', () => {
  const site = { ...plainSite, hasAnalytics: true };
  expect(finished(page, {}, { site }).html).toContain(' data-when="idle"></script>');
});

it('puts the styles into a page whose runtime waits, and into no other', () => {
  const inlineStyles = jest.fn((html: string) => ({ html: `${html}<!-- styled -->`, hash: 'styles=' }));
  const styled = finished(page, {}, { inlineStyles });
  expect(styled.html).toMatch(/<!-- styled -->$/);
  expect(styled.hasStyles).toBe(true);
  expect(styled.policy['style-src']).toBe("'self' 'sha256-styles='");
  inlineStyles.mockClear();
  for (const [html, kind, more] of [
    [page, {}, { isRuntimeLate: false }],
    [page, { path: '/admin' }, {}],
    ['<html><head></head></html>', {}, {}],
  ] as const)
    expect(finished(html, kind, { inlineStyles, ...more }).hasStyles).toBe(false);
  expect(inlineStyles).not.toHaveBeenCalled();
});

it.each([
  ['of the panel', page, { path: '/admin/collections' }, {}],
  ['that is none of Next’s', '<html><head></head><body>story</body></html>', {}, {}],
  ['of development', page, {}, { runtime: null }],
])('leaves a document %s as it is, with a policy', (_what, html, kind, more) => {
  const result = finished(html, kind, more);
  expect(result.html).toBe(html);
  expect(result.headers).not.toHaveProperty('speculation-rules');
  expect(result.policy['default-src']).toBe("'none'");
  expect(result.policy['script-src']).not.toContain('holdHash');
});

it('lets no script run that nobody knows, and says that there was one', () => {
  const odd = page.replace('<body>', '<body><script>alert(1)</script>');
  const text = logged(() => {
    const { policy, html } = finished(odd);
    expect(html).toContain('<script>alert(1)</script>');
    expect(policy['script-src']?.split(' ')).toHaveLength(3);
  });
  expect(text).toContain('scripts of unknown form will not run');
  expect(text).toContain('"scripts":1');
  expect(logged(() => void finished(page))).toBe('');
});

it('sends a document as it came where Next is not the one that is known, and lets its scripts run', () => {
  const odd = page.replace('<body>', '<body><script>alert(1)</script>');
  const { html, hasStyles, policy, headers } = finished(odd, {}, { isStock: true });
  expect(html).toBe(odd);
  expect(hasStyles).toBe(false);
  expect(policy['script-src']?.match(/'sha256-/g)).toHaveLength(2);
  expect(headers['x-frame-options']).toBe('DENY');
  const preview = finished(odd, { isPreview: true }, { isStock: true });
  expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
});

it.each([
  [{}, 'credentialless'],
  [{ hasGoogleSignIn: true }, undefined],
  [{ hasAnalytics: true }, undefined],
])('keeps others out of the page’s process unless the site embeds them: %j', (more, policy) => {
  const { headers } = finished(page, {}, { site: { ...plainSite, ...more } });
  expect(headers['cross-origin-embedder-policy']).toBe(policy);
});
