import * as errors from './api-error';
import { jsonResponse, refusal } from './answers';

const told = ({ status, body, headers }: errors.ApiError) => ({ status, body, headers });
const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

it.each([
  [() => errors.fieldErrors({ email: ['a'] }), 400, { email: ['a'] }, {}],
  [() => errors.nonFieldError('a'), 400, { non_field_errors: ['a'] }, {}],
  [() => errors.parseError('a'), 400, { detail: 'JSON parse error - a' }, {}],
  [() => errors.badRequest('a'), 400, { detail: 'a' }, {}],
  [() => errors.unauthenticated('a', { code: 'b' }), 401, { detail: 'a', code: 'b' }, challenge],
  [
    () => errors.credentialsMissing(),
    401,
    { detail: 'Authentication credentials were not provided.' },
    challenge,
  ],
  [() => errors.forbidden(), 403, { detail: 'You do not have permission to perform this action.' }, {}],
  [() => errors.forbidden('a'), 403, { detail: 'a' }, {}],
  [() => errors.notFound(), 404, { detail: 'Not found.' }, {}],
  [() => errors.notFound('a'), 404, { detail: 'a' }, {}],
  [() => errors.wrongMethod('PUT'), 405, { detail: 'Method "PUT" not allowed.' }, {}],
  [() => errors.notAcceptable(), 406, { detail: 'Could not satisfy the request Accept header.' }, {}],
  [() => errors.conflict({ a: 1 }), 409, { a: 1 }, {}],
  [() => errors.tooLarge(5), 413, { detail: 'Request body is larger than 5 bytes.' }, {}],
  [() => errors.wrongMediaType('a/b'), 415, { detail: 'Unsupported media type "a/b" in request.' }, {}],
  [
    () => errors.throttled(60),
    429,
    { detail: 'Request was throttled. Expected available in 60 seconds.' },
    { 'Retry-After': '60' },
  ],
  [
    () => errors.throttled(1.2),
    429,
    { detail: 'Request was throttled. Expected available in 2 seconds.' },
    { 'Retry-After': '2' },
  ],
  [
    () => errors.throttled(0.2),
    429,
    { detail: 'Request was throttled. Expected available in 1 second.' },
    { 'Retry-After': '1' },
  ],
  [
    () => errors.throttled(-5),
    429,
    { detail: 'Request was throttled. Expected available in 1 second.' },
    { 'Retry-After': '1' },
  ],
  [
    () => errors.unavailable(),
    503,
    { detail: 'Service temporarily unavailable, try again later.' },
    { 'Retry-After': '2' },
  ],
  [() => errors.unavailable('a', 9), 503, { detail: 'a' }, { 'Retry-After': '9' }],
] as const)('%s is told to the caller as %i %j', async (make, status, body, headers) => {
  const error = make();
  expect(told(error)).toEqual({ status, body, headers });
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message]).toEqual(['ApiError', `${error.kind}: ${Object.keys(body).join(', ')}`]);
  const answer = refusal(error);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    ...Object.fromEntries(new Headers(headers)),
  });
});

it('writes JSON compactly, as it is asked to', async () => {
  const plain = jsonResponse({ a: [1, 2] });
  expect([plain.status, await plain.text()]).toEqual([200, '{"a":[1,2]}']);
  const told = jsonResponse(
    {},
    { status: 201, headers: { 'Content-Type': 'application/problem+json', X: '1' } },
  );
  expect([told.status, told.headers.get('content-type'), told.headers.get('x')]).toEqual([
    201,
    'application/problem+json',
    '1',
  ]);
});
