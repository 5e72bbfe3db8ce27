import type { Payload } from 'payload';
import * as z from 'zod';
import { sendWaitingMails } from '../../auth/send-waiting-mails';
import { countAttempt, settleAttempt } from '../../auth/sign-in-limits';
import { badRequest, throttled } from '../../http/api-error';
import { type WriteTransaction, withWriteTransaction } from '../../http/database';
import { countUse, enforceLimits, giveBack } from '../../http/rate-limit';
import { withoutParameters } from '../../http/failure';
import { queueMail } from '../../mail/outbox';
import { noteFailedSignIn } from '../hooks/note-failed-sign-in';
import { log } from '../../ops/log';
import { getSettings } from '../../ops/settings';
import { panelRefusal } from './panel-refusal';
import { readStaffBody } from './read-staff-body';
import { staffPasswordCharacters } from './staff-password-characters';
import { staffPasswordProblems } from './staff-password-rules';
import { isStaffPassword, type StoredStaffPassword } from './staff-password';

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
 * Signs somebody of the staff in. Payload does so once the password is known to be right; before that nothing tells whether an address is somebody's, and
 * nobody can lock anybody out: failures count as those of members do (lib/auth/sign-in-limits.ts).
 */
export async function signInStaff(call: DoorCall): Promise<Response> {
  const { payload, nowMs, request, address, pass } = call;
  const fields = await readStaffBody(request, z.object({ email, password }));
  const known = fields.email.toLowerCase().trim();
  await countFailureOfAddress(call);
  const attempt = await countAttempt({ payload, nowMs }, { email: `staff ${known}`, address });
  const stored = await payload.db.findOne<StoredStaffPassword & { id: number }>({
    collection: 'staff',
    where: { email: { equals: known } },
  });
  if (!(await isStaffPassword(stored, fields.password))) {
    log.info('staff sign-in refused', { staff: stored?.id });
    // Not waited for: how long it takes would tell whether there is somebody.
    void noteFailedSignIn(payload, stored ? known : null);
    return panelRefusal(401, 'The email or password provided is incorrect.');
  }
  await withWriteTransaction(payload, async (transaction) => {
    await settleAttempt(transaction, attempt, nowMs());
    await giveBack(transaction, addressUse(address));
  });
  log.info('staff signed in', { staff: stored?.id });
  return pass(fields);
}

const addressUse = (address: string) => ({ name: 'staffLogin', subject: address }) as const;

/** @throws ApiError 429 */
async function countFailureOfAddress({ payload, nowMs, address }: DoorCall): Promise<void> {
  const counted = await withWriteTransaction(payload, (transaction: WriteTransaction) =>
    countUse(transaction, addressUse(address), nowMs()),
  );
  if (counted.isOver) throw throttled(counted.waitSeconds);
}

/** Always the same answer, at once: whether there is anybody to write to is found out behind it. */
export async function forgetStaffPassword({ payload, nowMs, request, address }: DoorCall): Promise<Response> {
  const fields = await readStaffBody(request, z.object({ email }));
  const known = fields.email.toLowerCase().trim();
  await enforceLimits({ payload, nowMs }, [
    { name: 'staffReset', subject: address },
    { name: 'staffReset', subject: `staff ${known}` },
  ]);
  void mailStaffLink(payload, known);
  return Response.json({ message: 'Success' }, { headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Never throws: the answer has gone out. The mail is ours (`disableEmail`): before its own Payload writes outside of the transaction that it has just
 * opened, which in SQLite waits for itself, and everybody else for both.
 */
async function mailStaffLink(payload: Payload, known: string): Promise<void> {
  try {
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: known },
      disableEmail: true,
    });
    if (!token) return;
    const { SITE_NAME, SITE_URL } = getSettings();
    const content = {
      to: known,
      subject: `A new password for the editors’ panel of ${SITE_NAME}`,
      text: [
        `Somebody asked for a new password for the editors’ panel of ${SITE_NAME}. If it was you, set it here within an hour:`,
        `${SITE_URL}/admin/reset/${token}`,
        `It needs at least ${staffPasswordCharacters.least} characters.`,
        'If it was not you, nothing needs to be done.',
      ].join('\n\n'),
    };
    await withWriteTransaction(payload, (transaction) =>
      queueMail(transaction, { kind: 'staff password', content, nowMs: Date.now() }),
    );
    await sendWaitingMails({ payload, nowMs: Date.now });
  } catch (error) {
    log.error('a password reset of the staff was not prepared', withoutParameters(error));
  }
}

export async function resetStaffPassword({
  payload,
  nowMs,
  request,
  address,
  pass,
}: DoorCall): Promise<Response> {
  const fields = await readStaffBody(request, z.object({ token: z.string().min(1).max(200), password }));
  await enforceLimits({ payload, nowMs }, [{ name: 'staffResetConfirm', subject: address }]);
  // Payload stores what comes with a right token without its collection's checks.
  const problems = await staffPasswordProblems(fields.password);
  if (problems.length > 0) throw badRequest(problems.join(' '));
  return pass(fields);
}

/** Signing out and renewing carry their token in a header or a cookie; the body says nothing. */
export async function passWithoutBody({ request, pass }: DoorCall): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > 16 * 1024) throw badRequest('There is nothing to be said here.');
  return pass({});
}
