import { asApiError, isPassing, isUniqueViolation, withoutParameters } from './failure';
import { notFound, throttled } from './api-error';

describe('what a failure means', () => {
  it('knows a refusal, also inside another error', () => {
    const refusal = notFound();
    expect(asApiError(refusal)).toBe(refusal);
    expect(asApiError(new Error('wrapped', { cause: refusal }))).toBe(refusal);
    expect(asApiError(new Error('boom'))).toBeNull();
    expect(asApiError('boom')).toBeNull();
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

  it('rounds the wait up to whole seconds and writes one second in the singular', () => {
    expect(throttled(59.2).body.detail).toBe('Request was throttled. Expected available in 60 seconds.');
    expect(throttled(0.3).body.detail).toBe('Request was throttled. Expected available in 1 second.');
    expect(throttled(0.3).headers['Retry-After']).toBe('1');
  });
});
