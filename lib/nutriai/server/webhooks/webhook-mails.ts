import type { AccountMail } from '../../../accounts/server/mails/account-mails';
import type { WebhookOffReason } from '../../../contract/webhook-words';
import { getSettings } from '../../../platform/settings/settings';

/** After a webhook was made. It names the host alone: the rest of an address is often a secret. */
export function webhookMadeMail(name: string, host: string): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'webhook made',
    subject: `A new webhook for your ${SITE_NAME} account`,
    paragraphs: [
      `The webhook “${name}” was just created on your profile page. From now on ${SITE_NAME} ` +
        `notifies ${host} when something is logged for your babies.`,
      'If this was not you, delete it on your profile page, then change your password, which turns all webhooks off:',
      `${SITE_URL}/profile`,
    ],
  };
}

const reasons: Readonly<Record<Exclude<WebhookOffReason, 'member' | 'account' | 'secret_lost'>, string>> = {
  failing: 'nothing could be delivered for a day',
  gone: 'the receiver says that it is gone for good (410)',
  too_many: 'too many messages were waiting for it',
};

/** After a webhook was turned off because its receiver does not take what is sent. */
export function webhookOffMail(name: string, reason: keyof typeof reasons): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'webhook turned off',
    subject: `We turned off a webhook of your ${SITE_NAME} account`,
    paragraphs: [
      `The webhook “${name}” is off, because ${reasons[reason]}.`,
      'Your profile page lists what was not delivered. Once the receiver works, turn the webhook on ' +
        'there; you can then send each message again:',
      `${SITE_URL}/profile#webhooks`,
    ],
  };
}
