/** ISO 8601 in UTC with microseconds, the precision that clients of the contract's reference get. */
export function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString().replace('Z', '000Z');
}

/** `YYYY-MM-DD` in UTC. */
export function isoDay(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString().slice(0, 10) : null;
}
