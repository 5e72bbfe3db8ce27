import { retryAfterMs } from './retry-after';

const now = Date.UTC(2026, 10, 28, 12);

describe('retryAfterMs', () => {
  it('reads seconds', () => {
    expect(retryAfterMs('0', now)).toBe(0);
    expect(retryAfterMs('120', now)).toBe(120_000);
  });

  it('reads a date, as long from now as it lies ahead', () => {
    expect(retryAfterMs('Sat, 28 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
  });

  it('never asks to wait less than nothing', () => {
    expect(retryAfterMs('Sat, 28 Nov 2026 11:00:00 GMT', now)).toBe(0);
    expect(retryAfterMs('-5', now) ?? 0).toBeGreaterThanOrEqual(0);
  });

  it('asks for nothing where nothing can be read', () => {
    expect(retryAfterMs(null, now)).toBeNull();
    expect(retryAfterMs('', now)).toBeNull();
    expect(retryAfterMs('soon', now)).toBeNull();
  });
});
