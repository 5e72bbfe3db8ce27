import { createServer } from 'node:http';

/**
 * Answers as Google's token-info endpoint does: `node google-token-info.mjs <port> [client id]`. An access
 * token says how: `<behaviour>~<subject>~<email>`, such as `good~1234~ana@example.test`. Behaviours: good,
 * wrong-audience, handed-on, unverified, expired, refused, broken (500), garbage, redirect, slow.
 */
const [port = '3212', clientId = 'little-pear-tests.apps.googleusercontent.com'] = process.argv.slice(2);

const slowMs = 20_000;
const otherClient = 'somebody-else.apps.googleusercontent.com';

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (request.method !== 'GET' || url.pathname !== '/tokeninfo') {
    answer(404, { error: 'not_found' });
    return;
  }
  const [behaviour, subject = 'nobody', email = 'nobody@example.test'] = (
    url.searchParams.get('access_token') ?? ''
  ).split('~');
  const good = {
    azp: clientId,
    aud: clientId,
    sub: subject,
    scope: 'openid https://www.googleapis.com/auth/userinfo.email',
    exp: String(Math.floor(Date.now() / 1000) + 3_500),
    expires_in: '3500',
    email,
    email_verified: 'true',
    access_type: 'online',
  };
  const behaviours = {
    good: () => answer(200, good),
    'wrong-audience': () => answer(200, { ...good, aud: otherClient, azp: otherClient }),
    'handed-on': () => answer(200, { ...good, azp: otherClient }),
    unverified: () => answer(200, { ...good, email_verified: 'false' }),
    expired: () => answer(200, { ...good, expires_in: '0' }),
    broken: () => answer(500, { error: 'internal_failure' }),
    garbage: () =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sorry</title>'),
    redirect: () =>
      response.writeHead(302, { location: `/tokeninfo?access_token=good~${subject}~${email}` }).end(),
    slow: () => {
      const timer = setTimeout(() => answer(200, good), slowMs);
      response.on('close', () => clearTimeout(timer));
    },
  };
  const behave = Object.hasOwn(behaviours, behaviour) ? behaviours[behaviour] : refuse;
  behave();

  function refuse() {
    answer(400, { error: 'invalid_token', error_description: 'Invalid Value' });
  }

  function answer(status, body) {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
  }
}).listen(Number(port), '127.0.0.1');
