import {
  asApiError,
  isPassing,
  isReferenceViolation,
  isUniqueViolation,
  isUnreadableQuestion,
  withoutParameters,
} from './failure';
import { ApiError, notFound, throttled } from './api-error';

describe('what a failure means', () => {
  it('knows a refusal, also inside another error', () => {
    const refusal = notFound();
    expect(asApiError(refusal)).toBe(refusal);
    expect(asApiError(new Error('wrapped', { cause: refusal }))).toBe(refusal);
    expect(asApiError(new Error('boom'))).toBeNull();
    expect(asApiError('boom')).toBeNull();
  });

  it('knows a refusal that was made by a second load of its module', async () => {
    jest.resetModules();
    const again = await import('./api-error');
    const refusal = again.notFound();
    expect(refusal).not.toBeInstanceOf(ApiError);
    expect(asApiError(refusal)).toBe(refusal);
    expect(asApiError(Object.assign(new Error('boom'), { name: 'ApiError' }))).toBeNull();
  });

  it.each([
    ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED'],
    ...[
      'SQLITE_IOERR_WRITE',
      'SQLITE_CANTOPEN',
      'ENOSPC',
      'EROFS',
      'EMFILE',
      'ECONNREFUSED',
      'EAI_AGAIN',
      'ENOTFOUND',
    ],
    // PostgreSQL: cannot connect, disk full, too many connections, stopping, too slow, read-only, lock not to be had.
    ...['08006', '53100', '53300', '57P01', '57P03', '57014', '25006', '55P03'],
  ])('takes %s for an outage that passes: 503, to be tried again', (code) => {
    const failed = new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
    expect(isPassing(failed)).toBe(true);
    expect(asApiError(failed)).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  });

  it.each(['SQLITE_CORRUPT', 'SQLITE_CONSTRAINT_NOTNULL', '23505', '42P01', 'ERR_INVALID_ARG_TYPE'])(
    'takes %s for a fault',
    (code) => {
      expect(isPassing(Object.assign(new Error('x'), { code }))).toBe(false);
    },
  );

  it('keeps the parameters of a failed query out of the log', () => {
    const cause = new Error('UNIQUE constraint failed: members.email');
    const failed = Object.assign(new Error('Failed query: insert … params: ana@example.test', { cause }), {
      params: ['ana@example.test'],
    });
    const logged = withoutParameters(failed);
    expect(`${logged.message} ${logged.stack ?? ''}`).not.toContain('ana@example.test');
    expect(logged.message).toBe('UNIQUE constraint failed: members.email');
  });

  it('knows a unique violation of either database, and Payload’s word for it', () => {
    const withCode = (code: string) => new Error('x', { cause: Object.assign(new Error('y'), { code }) });
    expect(isUniqueViolation(withCode('23505'))).toBe(true);
    expect(isUniqueViolation(withCode('SQLITE_CONSTRAINT_UNIQUE'))).toBe(true);
    expect(isUniqueViolation(withCode('SQLITE_CONSTRAINT_FOREIGNKEY'))).toBe(false);
    const validation = Object.assign(new Error('The following field is invalid: email'), {
      name: 'ValidationError',
      data: { errors: [{ message: 'Value must be unique', path: 'email' }] },
    });
    expect(isUniqueViolation(validation)).toBe(true);
  });

  it.each([
    ['22P02', true],
    ['42883', true],
    ['SQLITE_ERROR', true],
    ['SQLITE_MISMATCH', true],
    ['SQLITE_TOOBIG', true],
    ['SQLITE_RANGE', true],
    ['SQLITE_ERROR_RETRY', false],
    ['220', false],
    ['22P021', false],
    ['42P', false],
    ['42P011', false],
    ['X22P02', false],
    ['SQLITE_BUSY', false],
    ['08006', false],
  ])('%s says that the database could not read the question: %s', (code, expected) => {
    const failed = Object.assign(new Error('x'), { code });
    expect(isUnreadableQuestion(failed)).toBe(expected);
    expect(isUnreadableQuestion(new Error('Failed query', { cause: failed }))).toBe(expected);
  });

  it('takes a number that is none for an unreadable question', () => {
    expect(isUnreadableQuestion(new Error('Only finite numbers (not Infinity) are supported'))).toBe(true);
    expect(isUnreadableQuestion(new Error('It takes Only finite numbers'))).toBe(false);
    expect(isUnreadableQuestion('SQLITE_ERROR')).toBe(false);
  });

  it.each([
    ['23503', true],
    ['SQLITE_CONSTRAINT_FOREIGNKEY', true],
    ['23505', false],
    ['SQLITE_CONSTRAINT_UNIQUE', false],
  ])('%s names something that is not there: %s', (code, expected) => {
    const failed = new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
    expect(isReferenceViolation(failed)).toBe(expected);
    expect(isReferenceViolation(new Error('x'))).toBe(false);
  });

  it('knows outages by their names and words too, deep inside, and ends in a circle', () => {
    const named = (name: string) => Object.assign(new Error('x'), { name });
    for (const name of ['WriteQueueFull', 'MediaStoreAway', 'FileUploadError']) {
      expect(isPassing(new Error('outer', { cause: named(name) }))).toBe(true);
    }
    expect(isPassing(named('TypeError'))).toBe(false);
    expect(isPassing(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isPassing(new Error('timeout exceeded when trying to connect'))).toBe(true);
    const wrapped = (depth: number): Error =>
      depth === 0 ? named('WriteQueueFull') : new Error('x', { cause: wrapped(depth - 1) });
    expect([7, 8].map((depth) => isPassing(wrapped(depth)))).toEqual([true, false]);
    const circle = new Error('x');
    circle.cause = circle;
    expect(isPassing(circle)).toBe(false);
    for (const thrown of [undefined, null, 'WriteQueueFull', 7]) expect(isPassing(thrown)).toBe(false);
  });

  it('logs of a failed query what the database said, and else that it failed', () => {
    const query = (cause?: Error) =>
      Object.assign(new Error('Failed query: insert', { cause }), { params: ['ana'] });
    expect(withoutParameters(query()).message).toBe('database query failed');
    expect(withoutParameters(new Error('Failed query: select, params: ana')).message).toBe(
      'database query failed',
    );
    const told = Object.assign(new Error('told with its values'), { params: ['ana'] });
    expect(withoutParameters(told).message).toBe('database query failed');
    expect(withoutParameters(query(new Error('no such table'))).message).toBe('no such table');
    const other = new Error('It says Failed query');
    expect(withoutParameters(other)).toBe(other);
    expect(withoutParameters('thrown text').message).toBe('thrown text');
  });

  it('takes no other complaint of Payload for a unique violation', () => {
    const validation = (name: string, given: object) =>
      isUniqueViolation(Object.assign(new Error('x'), { name, ...given }));
    const data = { errors: [{ message: 'Value must be unique', path: 'email' }] };
    expect(validation('ValidationError', { data })).toBe(true);
    expect(validation('APIError', { data })).toBe(false);
    expect(validation('ValidationError', {})).toBe(false);
    expect(validation('ValidationError', { data: { errors: [{ message: 'Too long' }] } })).toBe(false);
    expect(isUniqueViolation(Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }))).toBe(
      true,
    );
  });

  it('rounds the wait up to whole seconds and writes one second in the singular', () => {
    expect(throttled(59.2).body.detail).toBe('Request was throttled. Expected available in 60 seconds.');
    expect(throttled(0.3).body.detail).toBe('Request was throttled. Expected available in 1 second.');
    expect(throttled(0.3).headers['Retry-After']).toBe('1');
  });
});
