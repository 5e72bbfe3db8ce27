import { verifyPassword } from '../../../accounts/server/passwords/password-hash';
import {
  type ManifestAnswer,
  manifestContentType,
  type ManifestRequest,
} from '../../../contract/nutriai-health-links';
import { withWriteTransaction } from '../../../platform/database/sql';
import { notFound, unauthenticated } from '../../../platform/http/api-error';
import type { ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { rowsOutside } from '../babies/babies';
import { makeSecret, secretHash } from './link-secrets';
import {
  type AskedLink,
  eraseFile,
  findByAddress,
  giveAttemptBack,
  noteAccess,
  takeAttempt,
  takeByTicket,
  takeFile,
  type Ticket,
} from './link-store';

/** The specification allows an hour. */
const ticketMs = 5 * 60_000;

/**
 * Answers a recipient's request for what is behind a link.
 * @throws ApiError 404 for a link that opens nothing, or never was; 401 with `remainingAttempts` for a passcode
 *   that is wrong or missing
 */
export async function answerManifest(
  context: ServiceContext,
  address: string,
  request: ManifestRequest,
): Promise<ManifestAnswer> {
  const link = await requireLive(context, address, request.recipient);
  const hasPasscode = link.passcode_hash !== null;
  if (hasPasscode) await checkPasscode(context, link, request);
  const { file, ticket } = await hand(context, link, { ...request, isAttemptDue: hasPasscode });
  return {
    status: 'finalized',
    files: [
      {
        contentType: manifestContentType,
        ...(ticket === null
          ? { embedded: file }
          : { location: `${getSettings().SITE_URL}/api/health-link-files/${ticket}` }),
        lastUpdated: new Date(link.created_at_ms).toISOString(),
      },
    ],
  };
}

/**
 * Returns the file of a link with the flag `U`.
 * @throws ApiError 404, also for a link that has not that flag
 */
export async function answerDirectly(
  context: ServiceContext,
  address: string,
  recipient: string,
): Promise<string> {
  const link = await requireLive(context, address, recipient);
  if (link.passcode_hash !== null || link.is_one_time === 1) throw notFound();
  const { file } = await hand(context, link, { recipient, isAttemptDue: false });
  return file;
}

/**
 * Returns the file that a manifest named, once.
 * @throws ApiError 404
 */
export async function answerTicket({ payload, nowMs }: ServiceContext, ticket: string): Promise<string> {
  const file = await withWriteTransaction(payload, ({ rows }) =>
    takeByTicket(rows, secretHash(ticket), nowMs()),
  );
  if (file === null) throw notFound();
  return file;
}

async function requireLive(context: ServiceContext, address: string, recipient: string): Promise<AskedLink> {
  const nowMs = context.nowMs();
  const link = await findByAddress(rowsOutside(context), { addressHash: secretHash(address), nowMs });
  if (!link) throw notFound();
  if (link.is_live === 0) return refuseEnded(context, link.id, recipient);
  return link;
}

async function refuseEnded(context: ServiceContext, linkId: string, recipient: string): Promise<never> {
  await note(context, { linkId, recipient, result: 'ended' });
  throw notFound();
}

/** @throws ApiError 401; 404 when the attempts are used up */
async function checkPasscode(
  context: ServiceContext,
  { id: linkId, passcode_hash: hash, attempts_left: left }: AskedLink,
  { recipient, passcode }: ManifestRequest,
): Promise<void> {
  if (passcode === undefined || passcode === '') {
    await note(context, { linkId, recipient, result: 'no_passcode' });
    throw wrongPasscode('This link needs a passcode.', left);
  }
  const remaining = await withWriteTransaction(context.payload, ({ rows }) =>
    takeAttempt(rows, linkId, context.nowMs()),
  );
  if (remaining === null) return refuseEnded(context, linkId, recipient);
  if (await verifyPassword(hash, normalized(passcode), { lane: `health link ${linkId}` })) return;
  await note(context, { linkId, recipient, result: 'wrong_passcode' });
  throw wrongPasscode('This passcode is wrong.', remaining);
}

/** As it was when the passcode was chosen (`textField`). */
function normalized(passcode: string): string {
  return passcode.normalize('NFC').trim();
}

function wrongPasscode(detail: string, remainingAttempts: number) {
  return unauthenticated(detail, { remainingAttempts });
}

interface Handing {
  recipient: string;
  embeddedLengthMax?: number | undefined;
  /** The passcode was right: the attempt that it took is given back. */
  isAttemptDue: boolean;
}

interface Handed {
  file: string;
  /** Where the file has to be fetched, because it is longer than what the recipient takes at once. */
  ticket: string | null;
}

/** @throws ApiError 404 when the link has ended meanwhile */
async function hand(
  context: ServiceContext,
  { id, is_one_time }: AskedLink,
  { recipient, embeddedLengthMax = Infinity, isAttemptDue }: Handing,
): Promise<Handed> {
  const handed = await withWriteTransaction(context.payload, async ({ rows }): Promise<Handed | null> => {
    const nowMs = context.nowMs();
    if (isAttemptDue) await giveAttemptBack(rows, id);
    const isOneTime = is_one_time === 1;
    const file = await takeFile(rows, { id, isOneTime, nowMs });
    if (file === null) return null;
    if (file.length <= embeddedLengthMax) {
      if (isOneTime) await eraseFile(rows, id);
      await noteAccess(rows, { linkId: id, recipient, result: 'read', nowMs });
      return { file, ticket: null };
    }
    const secret = makeSecret();
    const ticket: Ticket = { hash: secretHash(secret), expiresAtMs: nowMs + ticketMs };
    await noteAccess(rows, { linkId: id, recipient, result: 'listed', nowMs, ticket });
    return { file, ticket: secret };
  });
  return handed ?? refuseEnded(context, id, recipient);
}

async function note(
  { payload, nowMs }: ServiceContext,
  access: Omit<Parameters<typeof noteAccess>[1], 'nowMs'>,
): Promise<void> {
  await withWriteTransaction(payload, ({ rows }) => noteAccess(rows, { ...access, nowMs: nowMs() }));
}
