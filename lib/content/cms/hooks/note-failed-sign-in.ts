import type { Payload } from 'payload';
import { log } from '../../../platform/log/log';

/** A flood of failures fills no disk. */
const failuresNotedAnHour = 200;
const hourMs = 60 * 60_000;

/**
 * Notes a sign-in to the panel that failed. Of a known person it is said who; what else was typed may be
 * anybody's address, or a password in the wrong field. Never throws: the refusal has gone out.
 * @param email of the person of the staff, or `null` where nobody has the one that was typed
 */
export async function noteFailedSignIn(payload: Payload, email: string | null): Promise<void> {
  try {
    const { totalDocs } = await payload.count({
      collection: 'audit-events',
      where: {
        action: { equals: 'failed-sign-in' },
        createdAt: { greater_than: new Date(Date.now() - hourMs).toISOString() },
      },
    });
    if (totalDocs >= failuresNotedAnHour) return;
    await payload.create({
      collection: 'audit-events',
      data: { action: 'failed-sign-in', actor: email ?? 'unknown account' },
      overrideAccess: true,
      depth: 0,
    });
  } catch (error) {
    log.error('a failed sign-in was not noted', error);
  }
}
