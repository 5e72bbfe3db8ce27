import { corsHeaders, openCorsHeaders, preflightHeaders } from './cors';

const settings = { SITE_URL: 'https://pear.example', NEXT_PUBLIC_API_HOST: 'https://api.pear.example' };
const from = (origin?: string) =>
  new Request('https://api.pear.example/api/x', { headers: origin === undefined ? {} : { Origin: origin } });

const allowed = (headers: Readonly<Record<string, string>>) =>
  new Headers(headers).get('access-control-allow-origin');

describe('corsHeaders', () => {
  it('let the site’s own pages call an API on another host', () => {
    const headers = new Headers(corsHeaders(from('https://pear.example'), settings));
    expect(headers.get('access-control-allow-origin')).toBe('https://pear.example');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('are none where pages and API share an origin', () => {
    expect(allowed(corsHeaders(from('https://pear.example'), { SITE_URL: settings.SITE_URL }))).toBeNull();
  });

  it.each([
    'null',
    '*',
    'https://evil.example',
    'https://pear.example.evil.example',
    'https://evilpear.example',
    'http://pear.example',
    'https://pear.example:8443',
    'https://user@pear.example',
    'https://PEAR.example/',
  ])('name neither %s nor a wildcard', (origin) => {
    const value = allowed(corsHeaders(from(origin), settings));
    expect([null, 'https://pear.example']).toContain(value);
  });

  it('name an origin and no path, whatever the address of the site ends with', () => {
    const headers = corsHeaders(from('https://pear.example'), {
      ...settings,
      SITE_URL: 'https://pear.example/',
    });
    expect(allowed(headers)).toBe('https://pear.example');
  });

  it('tell caches that the answer hangs on who asks', () => {
    const headers = new Headers(corsHeaders(from('https://pear.example'), settings));
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });
});

describe('openCorsHeaders', () => {
  it('let any page read, but nothing through with credentials', () => {
    const headers = new Headers(openCorsHeaders);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).not.toBe('true');
  });
});

describe('preflightHeaders', () => {
  it('name the methods, besides what the answer itself allows', () => {
    const cors = corsHeaders(from('https://pear.example'), settings);
    const headers = preflightHeaders(cors, 'GET, POST');
    expect(new Headers(headers).get('access-control-allow-methods')).toBe('GET, POST');
    expect(allowed({ ...cors, ...headers })).toBe('https://pear.example');
  });

  it('allow nothing where no origin is allowed', () => {
    expect(new Headers(preflightHeaders({}, 'GET')).get('access-control-allow-origin')).toBeNull();
  });
});
