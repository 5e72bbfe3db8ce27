import type { WriteTransaction } from '../../../platform/database/sql';
import { queueMail } from '../../../platform/mail/outbox';
import type { Mail } from '../../../platform/mail/mail';
import { getSettings } from '../../../platform/settings/settings';
import { linkLifetimeMs } from './member-links';

/** Paragraphs of a plain text; links stand on lines of their own, where every mail program finds them. */
type Paragraphs = readonly string[];

export interface AccountMail {
  /** What it is about, as the panel and the log name it. */
  kind: string;
  subject: string;
  paragraphs: Paragraphs;
  usefulForMs?: number;
}

/** A mail that is made only when it is sent; a recovery of the account drops those that wait. */
export const passwordResetKind = 'password reset';

const ifNotYou = (way: string) => `If this was not you, ${way}`;

/** The link by which a forgotten password is set anew. */
export function passwordResetMail(url: string): AccountMail {
  const { SITE_NAME } = getSettings();
  return {
    kind: passwordResetKind,
    usefulForMs: linkLifetimeMs,
    subject: `Set a new password for ${SITE_NAME}`,
    paragraphs: [
      `Someone, probably you, asked for a new password for your account at ${SITE_NAME}. Open this link to choose one:`,
      url,
      'The link works once, within one hour. If you asked more than once, only the link in the newest email works.',
      ifNotYou('you don’t need to do anything: your password has not changed.'),
    ],
  };
}

/** After a password was set through the mail. */
export function passwordWasResetMail(): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'password was reset',
    subject: `Your new password for ${SITE_NAME}`,
    paragraphs: [
      `The password of your account at ${SITE_NAME} was just changed through a link sent to this ` +
        'address. All devices were signed out, and your open invites no longer work.',
      ifNotYou(`someone else can read your email. Change your email password first, then write to us:`),
      `${SITE_URL}/contact`,
    ],
  };
}

/** After the member changed the password on the profile page. */
export function passwordChangedMail(): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'password changed',
    subject: `Your ${SITE_NAME} password was changed`,
    paragraphs: [
      `The password of your account at ${SITE_NAME} was just changed on your profile page. All other ` +
        'devices were signed out, and your open invites no longer work.',
      ifNotYou(
        'choose “Forgot your password?” on the sign-in page now. A new password signs everyone else out:',
      ),
      `${SITE_URL}/sign-in`,
    ],
  };
}

/**
 * After a used refresh token came back: a copy of it is somewhere, or an answer was lost for longer than the
 * grace period.
 */
export function deviceSignedOutMail(deviceName: string): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  const device = deviceName === '' ? 'One of your devices' : `Your device “${deviceName}”`;
  return {
    kind: 'device signed out',
    subject: `We signed a device out of your ${SITE_NAME} account`,
    paragraphs: [
      `${device} was signed out of ${SITE_NAME} because an old sign-in from it was used twice. A ` +
        'poor connection can cause this. It can also mean that someone has copied the sign-in.',
      'To be safe, we also ended your open invites. You can sign in and create new ones at any time.',
      'To make sure nobody else is signed in, change your password on your profile page:',
      `${SITE_URL}/profile`,
    ],
  };
}

/** To the new address: the link that makes it the account's. */
export function newEmailMail(url: string): AccountMail {
  const { SITE_NAME } = getSettings();
  return {
    kind: 'new address',
    usefulForMs: linkLifetimeMs,
    subject: `Confirm your new email address for ${SITE_NAME}`,
    paragraphs: [
      `Open this link to use this address for your account at ${SITE_NAME}:`,
      url,
      'The link works once, within one hour. Until then we keep using your old address.',
      ifNotYou('someone probably mistyped their own address. You don’t need to do anything.'),
    ],
  };
}

/** To the old address, while there is still time. */
export function emailChangeAskedMail(newEmail: string): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'new address asked for',
    subject: `A new email address for your account at ${SITE_NAME}`,
    paragraphs: [
      `Someone, probably you, asked to change the email address of your account at ${SITE_NAME} to ` +
        `${newEmail}. This happens once the link sent there is opened, within one hour.`,
      ifNotYou('change your password now. The link then stops working:'),
      `${SITE_URL}/profile`,
    ],
  };
}

/** To the old address, once it is done. */
export function emailChangedMail(newEmail: string): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'address changed',
    subject: `Your email address at ${SITE_NAME} has changed`,
    paragraphs: [
      `Your account at ${SITE_NAME} now has the address ${newEmail}. We won’t send any more email about it here.`,
      ifNotYou('write to us:'),
      `${SITE_URL}/contact`,
    ],
  };
}

/** After a key was made for a program. */
export function apiKeyMadeMail(name: string, scopes: readonly string[]): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'API key made',
    subject: `A new API key for your ${SITE_NAME} account`,
    paragraphs: [
      `The API key “${name}” was just created on your profile page. Anyone who has it can use: ${scopes.join(', ')}.`,
      ifNotYou('revoke it on your profile page, then change your password, which ends all keys:'),
      `${SITE_URL}/profile`,
    ],
  };
}

/** The last mail. */
export function accountDeletedMail(): AccountMail {
  const { SITE_NAME } = getSettings();
  return {
    kind: 'account deleted',
    subject: `Your account at ${SITE_NAME} is deleted`,
    paragraphs: [
      `Your account at ${SITE_NAME} and the data stored with it have been deleted, as requested on ` +
        'your profile page. Your comments stay, without your name.',
      'Thank you for being with us.',
    ],
  };
}

/** After a proven Google identity was joined to an account whose address had not been proven before. */
export function googleLinkedMail(): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    kind: 'google joined',
    subject: `You now sign in to ${SITE_NAME} with Google`,
    paragraphs: [
      `Your account at ${SITE_NAME} (${SITE_URL}) is now linked to your Google account.`,
      'Because the email address had not been confirmed before, the earlier password was removed and ' +
        'all other devices were signed out.',
      'You can set a new password at any time by asking for a password reset.',
    ],
  };
}

/** What one of the functions above wrote, as it leaves. */
export function accountMail(to: string, { subject, paragraphs }: AccountMail): Mail {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** Stores what one of the functions above wrote with what it tells about; `sendWaitingMails` sends it. */
export function queueAccountMail(
  transaction: Pick<WriteTransaction, 'rows'>,
  to: string,
  { mail, nowMs }: { mail: AccountMail; nowMs: number },
): Promise<void> {
  return queueMail(transaction, {
    kind: mail.kind,
    content: accountMail(to, mail),
    nowMs,
    ...(mail.usefulForMs === undefined ? {} : { usefulForMs: mail.usefulForMs }),
  });
}
