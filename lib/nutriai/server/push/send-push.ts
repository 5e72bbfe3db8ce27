import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import { OutwardRefused } from '../../../platform/http/outward-address';
import { postOutwards } from '../../../platform/http/post-outwards';
import type { ServiceContext } from '../../../platform/http/service-context';
import { countEvent } from '../../../platform/log/event-counts';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import { outwardRules } from '../webhooks/outward-rules';
import { retryWaitMs } from '../webhooks/retry-wait';
import { pushKeys } from './push-keys';
import type { TakenPush } from './take-push';

/** The push service knows no such subscription any more: it was ended in the browser, or it expired. */
const isGone = (status: number | null) => status === 404 || status === 410;

/** What no later attempt changes: the message or the subscription is wrong. */
const isHopeless = (status: number) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** A refused one would be asked for in vain every half minute otherwise. */
type Outcome = 'sent' | 'gone' | 'failed' | 'again';

/** Sends one message and stores what became of it. Never throws. */
export async function sendPush(context: ServiceContext, taken: TakenPush): Promise<void> {
  try {
    const outcome = await post(context, taken);
    await note(context, taken, outcome);
    countEvent('push', outcome);
  } catch (error) {
    log.error('a push message could not be noted', error, { message: taken.id });
  }
}

async function post(context: ServiceContext, taken: TakenPush): Promise<Outcome> {
  const { subscription, body, giveUpAtMs } = taken;
  try {
    const keys = await pushKeys(context);
    const lifeSeconds = Math.max(1, Math.ceil((giveUpAtMs - context.nowMs()) / 1000));
    const details = webPush.generateRequestDetails(subscription, body, {
      vapidDetails: { subject: vapidSubject(), ...keys },
      TTL: lifeSeconds,
      contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
      urgency: 'high',
      // What is sent again takes the place of what has not been shown yet.
      topic: createHash('sha256').update(body).digest('base64url').slice(0, 32),
    });
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    );
    const { endpoint: url, body: encrypted } = details;
    const status = await postOutwards({ url, headers, body: encrypted ?? '' }, outwardRules());
    if (status >= 200 && status < 300) return 'sent';
    if (isGone(status)) return 'gone';
    return isHopeless(status) ? 'failed' : 'again';
  } catch (error) {
    return error instanceof OutwardRefused && error.reason !== 'unknown' ? 'failed' : 'again';
  }
}

/** Whom a push service may ask about this site (RFC 8292 §2.1): a mail address, or the site itself. */
function vapidSubject(): string {
  const { CONTACT_EMAIL, SITE_URL, MAIL_FROM } = getSettings();
  if (CONTACT_EMAIL !== undefined) return `mailto:${CONTACT_EMAIL}`;
  if (SITE_URL.startsWith('https://')) return SITE_URL;
  return `mailto:${MAIL_FROM.slice(MAIL_FROM.lastIndexOf('<') + 1).replace('>', '')}`;
}

async function note(
  { payload, nowMs }: ServiceContext,
  { id, deviceId, attempts, giveUpAtMs }: TakenPush,
  outcome: Outcome,
): Promise<void> {
  await withWriteTransaction(payload, async ({ rows }) => {
    const now = nowMs();
    if (outcome === 'gone') {
      // Its messages go with it.
      await rows(noColumns, sql`DELETE FROM push_devices WHERE id = ${deviceId}`);
      return;
    }
    const nextMs = now + retryWaitMs(attempts);
    const isAgain = outcome === 'again' && nextMs < giveUpAtMs;
    const state = outcome === 'sent' ? 'sent' : isAgain ? 'waiting' : 'failed';
    await rows(
      noColumns,
      sql`UPDATE push_messages SET state = ${state}, claimed_until_ms = NULL, next_attempt_at_ms = ${nextMs},
            ended_at_ms = ${isAgain ? null : now} WHERE id = ${id} AND state = 'waiting' AND attempts = ${attempts}`,
    );
    if (outcome === 'sent')
      await rows(noColumns, sql`UPDATE push_devices SET last_sent_at_ms = ${now} WHERE id = ${deviceId}`);
  });
}
