import { log } from '../ops/log';
import { sendMail } from '../ops/mail';
import { getSettings } from '../ops/settings';

/** Paragraphs of a plain text; links stand on lines of their own, where every mail program finds them. */
type Paragraphs = readonly string[];

const ifNotYou = (way: string) => `If this was not you, ${way}`;

/** The link by which a forgotten password is set anew. */
export function passwordResetMail(url: string): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME } = getSettings();
  return {
    subject: `Set a new password for ${SITE_NAME}`,
    paragraphs: [
      `Somebody, most likely you, asked for a new password for your account at ${SITE_NAME}. Open this link to choose one:`,
      url,
      'The link works once, within one hour.',
      ifNotYou('there is nothing to do: your password stays as it is.'),
    ],
  };
}

/** After a password was set through the mail. */
export function passwordWasResetMail(): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    subject: `Your new password for ${SITE_NAME}`,
    paragraphs: [
      `The password of your account at ${SITE_NAME} was just changed through a link sent to this address. All devices were signed out.`,
      ifNotYou(`somebody else can read your mail. Change its password first, then write to us:`),
      `${SITE_URL}/contact`,
    ],
  };
}

/** To the new address: the link that makes it the account's. */
export function newEmailMail(url: string): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME } = getSettings();
  return {
    subject: `Confirm your new e-mail address for ${SITE_NAME}`,
    paragraphs: [
      `Open this link to use this address for your account at ${SITE_NAME}:`,
      url,
      'The link works once, within one hour. Until then your old address stays.',
      ifNotYou('somebody mistyped their own address. There is nothing to do.'),
    ],
  };
}

/** To the old address, while there is still time. */
export function emailChangeAskedMail(newEmail: string): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    subject: `A new e-mail address for your account at ${SITE_NAME}`,
    paragraphs: [
      `Somebody, most likely you, asked to change the e-mail address of your account at ${SITE_NAME} to ${newEmail}. This happens once the link sent there is opened, within one hour.`,
      ifNotYou('change your password now; the link then stops working:'),
      `${SITE_URL}/profile`,
    ],
  };
}

/** To the old address, once it is done. */
export function emailChangedMail(newEmail: string): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    subject: `Your e-mail address at ${SITE_NAME} is changed`,
    paragraphs: [
      `Your account at ${SITE_NAME} now has the address ${newEmail}. No more mail about it will come here.`,
      ifNotYou('write to us:'),
      `${SITE_URL}/contact`,
    ],
  };
}

/** The last mail. */
export function accountDeletedMail(): { subject: string; paragraphs: Paragraphs } {
  const { SITE_NAME } = getSettings();
  return {
    subject: `Your account at ${SITE_NAME} is deleted`,
    paragraphs: [
      `Your account at ${SITE_NAME} and what was stored with it are deleted, as asked for on your profile page. Comments that you left stay without your name.`,
      'Thank you for the time you were here.',
    ],
  };
}

/** Sends what one of the functions above wrote. Never throws: a mail that fails is logged, without the address. */
export async function sendAccountMail(
  to: string,
  { subject, paragraphs }: { subject: string; paragraphs: Paragraphs },
): Promise<void> {
  try {
    await sendMail({ to, subject, text: `${paragraphs.join('\n\n')}\n` });
  } catch (error) {
    log.error(`a mail about an account was not sent: ${subject}`, error);
  }
}
