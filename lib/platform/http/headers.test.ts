import { isAcceptable } from './accept';
import { corsHeaders, openCorsHeaders, preflightHeaders } from './cors';

describe('the Accept header', () => {
  it.each([
    [null, true],
    ['', true],
    ['*/*', true],
    ['application/json', true],
    ['application/*;q=0.5', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['text/html', false],
    ['application/xml, text/*', false],
    ['application/json;q=0, */*', false],
    ['*/*;q=0', false],
    ['   ', true],
    [' Application/JSON ; Q=0.5 ', true],
    ['application/json; charset=utf-8; q=0', false],
    ['application/json;level=1', true],
    ['application/json;q=x', true],
    ['application/*;q=0, application/json', true],
    ['application/json;q=0, application/*', false],
    ['*/json', false],
    ['json', false],
    [',,', false],
  ])('%s: JSON is acceptable: %s', (accept, expected) => {
    expect(isAcceptable(accept, ['application/json'])).toBe(expected);
  });
});

it('is enough that one of several media types is acceptable', () => {
  const produced = ['application/json', 'text/event-stream'];
  expect(isAcceptable('text/event-stream', produced)).toBe(true);
  expect(isAcceptable('application/json', produced)).toBe(true);
  expect(isAcceptable('application/json;q=0, text/*', produced)).toBe(true);
  expect(isAcceptable('text/html', produced)).toBe(false);
  expect(isAcceptable('*/*', [])).toBe(false);
});

describe('calls from another origin', () => {
  const settings = { SITE_URL: 'https://pear.example', NEXT_PUBLIC_API_HOST: 'https://api.pear.example' };
  const from = (origin: string | null) =>
    new Request('https://api.pear.example/api/login', { headers: origin === null ? {} : { origin } });

  it('lets the site itself in, with credentials', () => {
    expect(corsHeaders(from('https://pear.example'), settings)).toMatchObject({
      'Access-Control-Allow-Origin': 'https://pear.example',
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Accept, Origin',
    });
  });

  it.each([
    'null',
    'https://evil.example',
    'https://pear.example.evil.example',
    'https://evilpear.example',
    'http://pear.example',
    'https://pear.example:8443',
    null,
  ])('does not let %s in', (origin) => {
    const headers = corsHeaders(from(origin), settings);
    expect(headers).toEqual({ Vary: 'Accept, Origin' });
    expect(preflightHeaders(headers, 'POST, OPTIONS')).toEqual({});
  });

  it('says nothing when pages and API share an origin', () => {
    expect(corsHeaders(from('https://pear.example'), { SITE_URL: 'https://pear.example' })).toEqual({});
  });

  it('answers a preflight with the methods of the route', () => {
    const headers = corsHeaders(from('https://pear.example'), settings);
    expect(preflightHeaders(headers, 'POST, OPTIONS')['Access-Control-Allow-Methods']).toBe('POST, OPTIONS');
  });

  it('lets every page in where a route says so, without credentials and without a token', () => {
    expect(openCorsHeaders).not.toHaveProperty('Access-Control-Allow-Credentials');
    expect(preflightHeaders(openCorsHeaders, 'POST, OPTIONS')).toMatchObject({
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Content-Type',
    });
  });
});
