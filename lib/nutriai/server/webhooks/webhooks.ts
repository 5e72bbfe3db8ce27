import { randomUUID } from 'node:crypto';
import { queueAccountMail } from '../../../accounts/server/mails/account-mails';
import { findMemberIn } from '../../../accounts/server/members/member-store';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import { webhooksAtMost } from '../../../contract/webhook-words';
import type {
  NewWebhookAnswer,
  WebhookAnswer,
  WebhookPatch,
  WebhookRequest,
} from '../../../contract/webhooks';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, nonFieldError, notFound, unauthenticated } from '../../../platform/http/api-error';
import { outwardProblem } from '../../../platform/http/outward-address';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { rowsOutside } from '../babies/babies';
import type { Rows } from '../babies/baby-rows';
import { outwardRules } from './outward-rules';
import { webhookMadeMail } from './webhook-mails';
import { makeSigningSecret, openSecrets, sealSecrets } from './webhook-secrets';
import {
  babiesText,
  countWebhooks,
  insertWebhook,
  selectWebhooks,
  turnOff,
  type WebhookRow,
} from './webhook-store';

const isoOf = (ms: number) => new Date(ms).toISOString();

/** A webhook as its member sees it: with its address, without what signs. */
export function toWebhook(row: WebhookRow): WebhookAnswer {
  return {
    id: row.id,
    name: row.name,
    url: openSecrets(row.sealed)?.url ?? '',
    events: row.events,
    babies: row.babies,
    is_on: row.is_on,
    off_reason: row.off_reason,
    created_at: isoOf(row.created_at_ms),
    last_success_at: row.last_success_at_ms === null ? null : isoOf(row.last_success_at_ms),
  };
}

/**
 * Makes a webhook and has the member told by mail. Its secret leaves in this answer alone.
 * @throws ApiError 400 for an address that cannot be, and for a member who has as many as one may; 401 for a
 *   session that has ended
 */
export async function makeWebhook(
  context: ServiceContext,
  { transaction, caller, request: { name, url, events, babies } }: MemberWrite & { request: WebhookRequest },
): Promise<NewWebhookAnswer> {
  const { rows } = transaction;
  const { memberId } = caller;
  const nowMs = context.nowMs();
  const problem = outwardProblem(url, outwardRules());
  if (problem !== null) throw fieldErrors({ url: [problem] });
  await lockCaller(rows, caller);
  if ((await countWebhooks(rows, memberId)) >= webhooksAtMost)
    throw nonFieldError(`You can have at most ${webhooksAtMost} webhooks. Delete one first.`);
  const member = await findMemberIn(transaction, { id: memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  const id = randomUUID();
  const secret = makeSigningSecret();
  await insertWebhook(rows, {
    id,
    memberId,
    name,
    sealed: sealSecrets({ url, secret }),
    events,
    babies,
    nowMs,
  });
  await queueAccountMail(transaction, member.email, {
    mail: webhookMadeMail(name, new URL(url).host),
    nowMs,
  });
  log.info('webhook made', { member: memberId, webhook: id });
  return { ...toWebhook(await requireWebhook(rows, memberId, id)), secret };
}

/** The caller's webhooks, the newest first. */
export async function listWebhooks(
  context: ServiceContext,
  { memberId }: Caller,
  { limit, offset }: Page,
): Promise<{ count: number; results: WebhookAnswer[] }> {
  const rows = rowsOutside(context);
  const found = await selectWebhooks(
    rows,
    memberId,
    sql`ORDER BY h.created_at_ms DESC, h.id LIMIT ${limit} OFFSET ${offset}`,
  );
  return { count: await countWebhooks(rows, memberId), results: found.map(toWebhook) };
}

/** @throws ApiError 404, for another member's as for one that never was */
export async function requireWebhook(rows: Rows, memberId: string, id: string): Promise<WebhookRow> {
  const [row] = await selectWebhooks(rows, memberId, sql`AND h.id = ${id}`);
  if (!row) throw notFound();
  return row;
}

/**
 * Changes what a webhook is about, or turns it on or off.
 * @throws ApiError 404; 401 for a session that has ended
 */
export async function changeWebhook(
  { payload, nowMs }: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: WebhookPatch },
): Promise<WebhookAnswer> {
  return withWriteTransaction(payload, async ({ rows }) => {
    await lockCaller(rows, caller);
    const { memberId } = caller;
    const stored = await requireWebhook(rows, memberId, id);
    const { name, events, babies, is_on: isOn } = { ...stored, ...patch };
    const now = nowMs();
    if (!isOn)
      await turnOff(rows, sql`id = ${id} AND member_id = ${memberId}`, { reason: 'member', nowMs: now });
    await rows(
      noColumns,
      sql`UPDATE member_webhooks SET name = ${name}, events = ${JSON.stringify(events)}, babies = ${babiesText(babies)},
            is_on = ${isOn ? 1 : 0}, off_reason = CASE WHEN ${isOn ? 1 : 0} = 1 THEN NULL ELSE off_reason END,
              updated_at_ms = ${now}
          WHERE id = ${id} AND member_id = ${memberId}`,
    );
    return toWebhook(await requireWebhook(rows, memberId, id));
  });
}

/** @throws ApiError 404 */
export async function deleteWebhook(
  { payload }: ServiceContext,
  { memberId }: Caller,
  id: string,
): Promise<void> {
  const deleted = await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`DELETE FROM member_webhooks WHERE id = ${id} AND member_id = ${memberId} RETURNING id`,
    ),
  );
  if (deleted.length === 0) throw notFound();
  log.info('webhook deleted', { member: memberId, webhook: id });
}
