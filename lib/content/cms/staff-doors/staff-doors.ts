import type { Payload } from 'payload';
import * as z from 'zod';
import { sendWaitingMails } from '../../../accounts/server/mails/send-waiting-mails';
import { maySendReset } from '../../../accounts/server/passwords/reset-limits';
import { admitAttempt, settleAttempt, startAttempt } from '../../../accounts/server/sign-in/sign-in-limits';
import { badRequest } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import { countUse, enforceLimit, secondsToWait } from '../../../platform/http/rate-limit';
import { withoutParameters } from '../../../platform/http/failure';
import { queueMail } from '../../../platform/mail/outbox';
import { noteFailedSignIn } from '../hooks/note-failed-sign-in';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import { panelFieldRefusal, panelRefusal } from './panel-refusal';
import { readStaffBody } from './read-staff-body';
import { staffPasswordCharacters } from './staff-password-characters';
import { staffPasswordProblems } from './staff-password-rules';
import { findStaff, rememberStaffBrowser, type StoredStaff, staffDevice } from './staff-device';
import { makeStaffLink, staffLinkHash, staffLinkLifetimeMs } from './staff-links';
import { isStaffPassword } from './staff-password';

export interface DoorCall {
  payload: Payload;
  nowMs: () => number;
  request: Request;
  address: string;
  /** Payload's own handler, with the body that was checked. */
  pass: (body: Record<string, unknown>) => Promise<Response>;
}

const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1_024);

/**
 * Signs somebody of the staff in. Payload does so once the password is known to be right; before that nothing
 * tells whether an address is somebody's, and nobody can lock anybody out: attempts count as those of members
 * do (lib/accounts/server/sign-in/sign-in-limits.ts).
 */
export async function signInStaff(call: DoorCall): Promise<Response> {
  const { payload, request, address, pass } = call;
  const fields = await readStaffBody(request, z.object({ email, password }));
  const known = fields.email.toLowerCase().trim();
  const stored = await findStaff(payload, { email: known });
  const device = staffDevice(request.headers, stored);
  const attempt = await startAttempt(call, {
    account: `staff ${known}`,
    addressLimit: 'staffLogin',
    address,
    device,
  });
  const turn = { lane: known, isFirst: !attempt.isStranger };
  const isRight = await isStaffPassword(stored, fields.password, turn);
  await admitAttempt(call, attempt, isRight);
  if (!stored || !isRight) {
    log.info('staff sign-in refused', { staff: stored?.id });
    // Not waited for: how long it takes would tell whether there is somebody.
    void noteFailedSignIn(payload, stored ? known : null);
    return panelRefusal(401, 'The email or password provided is incorrect.');
  }
  await withWriteTransaction(payload, (transaction) => settleAttempt(transaction, attempt));
  log.info('staff signed in', { staff: stored.id });
  return rememberStaffBrowser(call, await pass(fields), stored.id);
}

/** Always the same answer, at once: whether there is anybody to write to is found out behind it. */
export async function forgetStaffPassword(call: DoorCall): Promise<Response> {
  const { payload, request, address } = call;
  const fields = await readStaffBody(request, z.object({ email }));
  const known = fields.email.toLowerCase().trim();
  const account = `staff ${known}`;
  const isSent =
    (await maySendReset(call, { account, address, limit: 'staffReset' })) &&
    // Asked within seconds of the same again: the one before does what this one would.
    (await secondsToWait(call, [{ name: 'passwordResetAsk', subject: account }])) === 0;
  if (isSent) void mailStaffLink(payload, known);
  return Response.json({ message: 'Success' }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Never throws: the answer has gone out. Payload would store the link as it is mailed. */
async function mailStaffLink(payload: Payload, known: string): Promise<void> {
  try {
    const stored = await findStaff(payload, { email: known });
    if (!stored || !(await mayMail(payload, stored))) return;
    const nowMs = Date.now();
    await withWriteTransaction(payload, async (transaction) => {
      const token = await makeStaffLink(transaction, stored.id, nowMs);
      const content = staffLinkMail(known, token);
      await queueMail(transaction, {
        kind: 'staff password',
        content,
        nowMs,
        usefulForMs: staffLinkLifetimeMs,
      });
    });
    await sendWaitingMails({ payload, nowMs: Date.now });
  } catch (error) {
    log.error('a password reset of the staff was not prepared', withoutParameters(error));
  }
}

function staffLinkMail(to: string, token: string) {
  const { SITE_NAME, SITE_URL } = getSettings();
  return {
    to,
    subject: `A new password for the editors’ panel of ${SITE_NAME}`,
    text: [
      `Somebody asked for a new password for the editors’ panel of ${SITE_NAME}. If it was you, ` +
        'set it here within an hour:',
      `${SITE_URL}/admin/reset/${token}`,
      `It needs at least ${staffPasswordCharacters.least} characters.`,
      'If it was not you, nothing needs to be done.',
    ].join('\n\n'),
  };
}

/**
 * As members' links (lib/accounts/server/passwords/reset-password.ts): over the limit nothing new is sent
 * while the last link still works. A newer link ends the older.
 */
async function mayMail(payload: Payload, stored: StoredStaff): Promise<boolean> {
  const nowMs = Date.now();
  const mails = await withWriteTransaction(payload, (transaction) =>
    countUse(transaction, { name: 'passwordResetMail', subject: ['staff', String(stored.id)] }, nowMs),
  );
  return !mails.isOver || !isUsableUntil(stored.resetPasswordExpiration, nowMs);
}

function isUsableUntil(expiration: string | null | undefined, nowMs: number): boolean {
  return expiration != null && Date.parse(expiration) > nowMs;
}

export async function resetStaffPassword(call: DoorCall): Promise<Response> {
  const { payload, request, address, pass } = call;
  const fields = await readStaffBody(request, z.object({ token: z.string().min(1).max(200), password }));
  const token = staffLinkHash(fields.token);
  const stored = await findStaff(payload, { resetPasswordToken: token });
  // Wrong links alone are counted, so that nobody's guesses stand in the way of a right one.
  if (!stored) await enforceLimit(call, { name: 'staffResetConfirm', subject: address });
  // Payload stores what comes with a right token without its collection's checks.
  const problems = await staffPasswordProblems(fields.password);
  if (problems.length > 0) return panelFieldRefusal('password', problems.join(' '));
  const response = await pass({ ...fields, token });
  return stored ? rememberStaffBrowser(call, response, stored.id) : response;
}

/** Signing out and renewing carry their token in a header or a cookie; the body says nothing. */
export async function passWithoutBody({ request, pass }: DoorCall): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > 16 * 1024) throw badRequest('No information available.');
  return pass({});
}
