import { newRequestId, requestIdHeader, requestIdOf } from './request-id';

const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each(['proxy-1234', 'a'.repeat(8), 'A.b_c-9-', 'a'.repeat(64), '0123456789'])(
  'takes the id %s that a trusted proxy gave',
  (given) => {
    expect(newRequestId(given, 1)).toBe(given);
    expect(newRequestId(given, 0)).toMatch(ours);
  },
);

it.each([
  undefined,
  '',
  'short12',
  'a'.repeat(65),
  '-begins-so',
  '.begins-so',
  'a b c d e f',
  'line\nbreak1',
  'line-break\n',
  'caf\u00e9-12345',
  '<script>alert',
])('makes one of its own in place of %j', (given) => {
  expect(newRequestId(given, 1)).toMatch(ours);
});

it('takes none of two, and never makes the same twice', () => {
  expect(newRequestId(['proxy-1234', 'proxy-5678'], 1)).toMatch(ours);
  expect(newRequestId(undefined, 0)).not.toBe(newRequestId(undefined, 0));
});

it('reads the id that the front server gave, and else makes one', () => {
  expect(requestIdOf(new Headers({ [requestIdHeader]: 'given' }))).toBe('given');
  expect(requestIdOf(new Headers())).toMatch(ours);
  expect(requestIdOf(new Headers({ 'x-request-id': 'given' }))).toMatch(ours);
});
