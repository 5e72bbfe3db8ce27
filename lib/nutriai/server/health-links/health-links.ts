import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hashPassword } from '../../../accounts/server/passwords/password-hash';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import { healthLinksAtMost, passcodeAttempts } from '../../../contract/health-link-words';
import type {
  HealthLinkAnswer,
  HealthLinkRequest,
  NewHealthLinkAnswer,
} from '../../../contract/nutriai-health-links';
import {
  numberColumn,
  sql,
  withWriteTransaction,
  type WriteTransaction,
} from '../../../platform/database/sql';
import { nonFieldError, notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import { rowsOutside } from '../babies/babies';
import { lockBaby, requireParent, type Rows } from '../babies/baby-rows';
import { readFhirBundle } from '../clinical/read-fhir-bundle';
import { encryptFile } from './encrypt-file';
import { toLinkAnswer } from './link-answer';
import { makeSecret, manifestUrl, secretHash, shlinkUri } from './link-secrets';
import { accessesOf, insertLink, isLive, selectLinks } from './link-store';
import { qrCode } from './qr-code';

const dayMs = 24 * 60 * 60_000;
const accessesShown = 20;

interface Asked {
  babyId: string;
  request: HealthLinkRequest;
  signal?: AbortSignal;
}

/** A link that is not stored yet. The key is in `uri` and nowhere else. */
export interface PreparedLink {
  babyId: string;
  request: HealthLinkRequest;
  addressHash: string;
  passcodeHash: string | null;
  file: string;
  uri: string;
  nowMs: number;
  expiresAtMs: number;
}

/**
 * Puts a baby's record together and encrypts it under a key that leaves with the link.
 * @throws ApiError 404 for a baby that is not the caller's; 403 for a carer
 */
export async function prepareLink(
  context: ServiceContext,
  caller: Caller,
  { babyId, request, signal }: Asked,
): Promise<PreparedLink> {
  await requireParent(rowsOutside(context), caller.memberId, babyId);
  const { days, time_zone: timeZone, passcode, label } = request;
  const asked = { babyId, days, timeZone, ...(signal && { signal }) };
  const bundle = await readFhirBundle(context, caller, asked);
  const [address, key] = [makeSecret(), makeSecret()];
  const nowMs = context.nowMs();
  const expiresAtMs = nowMs + request.expires_in_days * dayMs;
  const uri = shlinkUri({
    url: manifestUrl(getSettings().SITE_URL, address),
    key,
    exp: Math.floor(expiresAtMs / 1000),
    ...flagOf(request),
    label,
    v: 1,
  });
  return {
    babyId,
    request,
    addressHash: secretHash(address),
    passcodeHash: passcode === null ? null : await hashPassword(passcode),
    file: await encryptFile(bundle, key),
    uri,
    nowMs,
    expiresAtMs,
  };
}

/**
 * `P` asks for a passcode. `U`, a file without a manifest, is for links that are read as often as one likes:
 * one for a single time must not end because something fetched its address ahead.
 */
function flagOf({ passcode, is_one_time: isOneTime }: HealthLinkRequest): { flag?: string } {
  if (passcode !== null) return { flag: 'P' };
  return isOneTime ? {} : { flag: 'U' };
}

/**
 * Stores a link. The `shlink:/` URI leaves in this answer alone.
 * @throws ApiError 403 and 404 as {@link prepareLink}; 400 where too many links work already; 401
 */
export async function storeLink(
  { rows }: WriteTransaction,
  caller: Caller,
  { babyId, request, addressHash, passcodeHash, file, uri, nowMs, expiresAtMs }: PreparedLink,
): Promise<NewHealthLinkAnswer> {
  const { memberId } = caller;
  await lockCaller(rows, caller);
  await lockBaby(rows, babyId);
  await requireParent(rows, memberId, babyId);
  if ((await countLive(rows, babyId, nowMs)) >= healthLinksAtMost) {
    throw nonFieldError(
      `At most ${healthLinksAtMost} links for a baby can be active at a time. Revoke one first.`,
    );
  }
  const id = randomUUID();
  const { label, is_one_time: isOneTime } = request;
  const attempts = passcodeAttempts;
  await insertLink(rows, {
    ...{
      id,
      babyId,
      memberId,
      addressHash,
      label,
      passcodeHash,
      attempts,
      isOneTime,
      file,
      nowMs,
      expiresAtMs,
    },
  });
  log.info('health link made', { member: memberId, link: id });
  const [row] = await selectLinks(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return { ...toLinkAnswer(row, { accesses: [], memberId, nowMs }), link: uri, qr: qrCode(uri) };
}

async function countLive(rows: Rows, babyId: string, nowMs: number): Promise<number> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_health_links WHERE baby_id = ${babyId} AND ${isLive(nowMs)}`,
  );
  return counted?.total ?? 0;
}

/**
 * One page of a baby's links with who asked for them, the newest first.
 * @throws ApiError 404; 403 for a carer
 */
export async function listLinks(
  context: ServiceContext,
  { memberId }: Caller,
  { babyId, limit, offset }: { babyId: string } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: HealthLinkAnswer[] }> {
  const rows = rowsOutside(context);
  await requireParent(rows, memberId, babyId);
  const found = await selectLinks(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} AND c.role = 'parent' ORDER BY e.created_at_ms DESC, e.id
        LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_health_links WHERE baby_id = ${babyId}`,
  );
  const ids = found.map(({ id }) => id);
  const accesses = await accessesOf(rows, ids, accessesShown);
  const nowMs = context.nowMs();
  const results = found.map((row) =>
    toLinkAnswer(row, { accesses: accesses.get(row.id) ?? [], memberId, nowMs }),
  );
  return { count: counted?.total ?? 0, results };
}

/**
 * Ends a link at once and deletes its file. Who asked for it stays to be seen.
 * @throws ApiError 404, for a link of another baby as for one that never was; 403 for a carer
 */
export async function revokeLink(
  { payload, nowMs }: ServiceContext,
  { memberId }: Caller,
  { babyId, linkId }: { babyId: string; linkId: string },
): Promise<void> {
  await withWriteTransaction(payload, async ({ rows }) => {
    await requireParent(rows, memberId, babyId);
    const now = nowMs();
    const known = await rows(
      z.object({ id: z.string() }),
      sql`UPDATE baby_health_links SET file = NULL, updated_at_ms = ${now}, ended_at_ms = COALESCE(ended_at_ms, ${now}),
            ended_by = COALESCE(ended_by, 'revoked') WHERE id = ${linkId} AND baby_id = ${babyId} RETURNING id`,
    );
    if (known.length === 0) throw notFound();
  });
  log.info('health link revoked', { member: memberId, link: linkId });
}
