import { retryAfterMs, sleep } from './waiting';

describe('retryAfterMs', () => {
  it('reads seconds and dates, and nothing else', () => {
    const now = Date.parse('2026-11-21T08:00:00Z');
    expect(retryAfterMs('2', now)).toBe(2000);
    expect(retryAfterMs('Sat, 21 Nov 2026 08:00:05 GMT', now)).toBe(5000);
    expect(retryAfterMs('Sat, 21 Nov 2026 07:00:00 GMT', now)).toBe(0);
    expect(retryAfterMs('soon', now)).toBeNull();
    expect(retryAfterMs(undefined, now)).toBeNull();
  });
});

describe('sleep', () => {
  it('ends when its signal is aborted, before or meanwhile', async () => {
    await expect(sleep(1000, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    const leaving = new AbortController();
    const slept = sleep(1000, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(slept).rejects.toThrow('gone');
    await expect(sleep(1)).resolves.toBeUndefined();
  });
});
