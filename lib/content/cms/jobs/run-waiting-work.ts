import type { Payload } from 'payload';
import { sendWaitingMails } from '../../../accounts/server/mails/send-waiting-mails';
import { memberFeaturesOf } from '../../../accounts/server/member-data/member-feature';
import { log } from '../../../platform/log/log';
import { onStop } from '../../../platform/process/stopping';
import { jobLeaseMs, releaseOrphans } from './release-orphans';

const everyMs = 30_000;

/** Next may load this module several times; the site has one clock. */
const registry = globalThis as { [key: symbol]: Payload | undefined };
const registryKey = Symbol.for('little-pear.work-going');

/**
 * Twice a minute: mails and webhooks that wait are sent, and jobs whose process died are freed. At the start
 * at once, for what the last process left; with SQLite, which one process serves, whatever was being worked
 * on then is an orphan.
 */
export function runWaitingWork(payload: Payload): void {
  if (registry[registryKey] === payload) return;
  registry[registryKey] = payload;
  const startedMs = Date.now() - process.uptime() * 1000;
  let isFirst = true;

  const look = async () => {
    const leaseEndedMs = Date.now() - jobLeaseMs;
    const isOwnFile = payload.db.name === 'sqlite';
    await releaseOrphans(payload, isFirst && isOwnFile ? startedMs : leaseEndedMs);
    isFirst = false;
    const context = { payload, nowMs: Date.now };
    // Beside each other: a slow mail server must not hold reminders up.
    const works = memberFeaturesOf(payload).map((feature) => feature.doWaitingWork?.(context));
    await Promise.all([sendWaitingMails(context), ...works]);
  };
  const lookSafely = () =>
    void look().catch((error: unknown) => log.error('waiting work could not be looked after', error));

  lookSafely();
  const clock = setInterval(lookSafely, everyMs);
  clock.unref();
  onStop('waiting work', { beginNoMore: () => clearInterval(clock), close: async () => undefined });
}
