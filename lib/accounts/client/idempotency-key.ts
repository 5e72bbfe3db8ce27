/**
 * A key for a call that may be repeated (`Idempotency-Key`). Also where `crypto.randomUUID` is missing: on a
 * plain http address in a home network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
