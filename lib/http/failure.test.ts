import { asApiError, isUniqueViolation, withoutParameters } from './failure';
import { notFound, throttled } from './api-error';

describe('what a failure means', () => {
  it('knows a refusal, also inside another error', () => {
    const refusal = notFound();
    expect(asApiError(refusal)).toBe(refusal);
    expect(asApiError(new Error('wrapped', { cause: refusal }))).toBe(refusal);
    expect(asApiError(new Error('boom'))).toBeNull();
    expect(asApiError('boom')).toBeNull();
  });

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
