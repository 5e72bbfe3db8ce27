import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { memberName } from '../../../accounts/server/members/member-name';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import { type BabyAnswer, carerRoles } from '../../../contract/nutriai-babies';
import type { CarerRole, InviteAnswer, InvitePreview } from '../../../contract/nutriai-carers';
import { conflict, notFound } from '../../../platform/http/api-error';
import { noColumns, numberColumn, sql } from '../../../platform/database/sql';
import { keyedNames } from '../../../platform/http/keyed-name';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { notifyCarers } from '../live/notify-carers';
import { refuseMoreBabies, rowsOutside } from './babies';
import type { CarerChange } from './carer-mails';
import { findBaby, lockBaby, requireBaby, requireParent, toBaby } from './baby-rows';
import { personOf, notifyParents } from './notify-parents';

const lifetimeMs = 48 * 3_600_000;
const openAtMost = 20;
const tokenBytes = 32;

const inviteRow = z.object({
  baby_id: z.string(),
  role: z.enum(carerRoles),
  invited_by: z.string(),
  for_name: z.string().nullable(),
});

/** An invite that can be used: in time, and made by a member who has not been switched off since. */
function isOpen(token: string, nowMs: number) {
  return sql`token_hash IN ${hashesOf(token)} AND expires_at_ms > ${nowMs}
    AND EXISTS (SELECT 1 FROM members a WHERE a.id = baby_invites.invited_by AND a.status = 'active')`;
}

/**
 * Only the first of these is stored: whoever reads the table gets no invite. The others are how it was stored
 * with the secrets of before.
 */
function hashesOf(token: string): [string, ...string[]] {
  return keyedNames(getSettings().TOKEN_SECRETS, 'baby-invite', [token]);
}

/**
 * Makes a link by which one other member comes to look after the baby.
 * @param forName whom it is for, in the words of who invites; never the name of the member who comes
 * @throws ApiError 404; 403 for a carer; 409 when too many invites are open
 */
export async function invite(
  context: ServiceContext,
  {
    transaction: { rows },
    caller,
    babyId,
    role,
    forName = '',
  }: MemberWrite & { babyId: string; role: CarerRole; forName?: string },
): Promise<InviteAnswer> {
  const nowMs = context.nowMs();
  await lockCaller(rows, caller);
  await lockBaby(rows, babyId);
  await requireParent(rows, caller.memberId, babyId);
  await rows(noColumns, sql`DELETE FROM baby_invites WHERE expires_at_ms <= ${nowMs}`);
  const [open] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_invites WHERE baby_id = ${babyId}`,
  );
  if ((open?.total ?? 0) >= openAtMost) {
    throw conflict({ detail: `At most ${openAtMost} invites can be open at a time.` });
  }
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAtMs = nowMs + lifetimeMs;
  await rows(
    noColumns,
    sql`INSERT INTO baby_invites (token_hash, baby_id, invited_by, role, expires_at_ms, for_name)
        VALUES (${hashesOf(token)[0]}, ${babyId}, ${caller.memberId}, ${role}, ${expiresAtMs}, ${forName || null})`,
  );
  // Behind the #, which browsers do not send: the token stays out of every log on the way.
  const url = `${getSettings().SITE_URL}/nutriai/invite#${token}`;
  return { token, url, role, for_name: forName, expires_at: new Date(expiresAtMs).toISOString() };
}

const previewRow = z.object({
  baby_id: z.string(),
  baby_name: z.string(),
  for_name: z.string().nullable(),
  role: z.enum(carerRoles),
  expires_at_ms: numberColumn,
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
});

/**
 * What an invite is about, for whoever holds its token, also before they have an account. It stays open.
 * @param countWrongToken may refuse; nobody's wrong tokens stand in the way of a right one
 * @throws ApiError 404 for one that is used, too old, withdrawn or never was
 */
export async function previewInvite(
  context: ServiceContext,
  {
    caller,
    token,
    countWrongToken = async () => undefined,
  }: { caller: Caller | null; token: string; countWrongToken?: () => Promise<void> },
): Promise<InvitePreview> {
  const rows = rowsOutside(context);
  const [open] = await rows(
    previewRow,
    sql`SELECT baby_invites.baby_id, b.name AS baby_name, baby_invites.for_name, baby_invites.role,
        baby_invites.expires_at_ms, m.display_name, m.first_name, m.status
        FROM baby_invites JOIN baby_profiles b ON b.id = baby_invites.baby_id JOIN members m
          ON m.id = baby_invites.invited_by
        WHERE ${isOpen(token, context.nowMs())}`,
  );
  if (!open) {
    await countWrongToken();
    throw noInvite();
  }
  const { display_name: displayName, first_name: firstName, status } = open;
  const known = caller && (await findBaby(rows, caller.memberId, open.baby_id));
  return {
    baby_name: open.baby_name,
    invited_by: memberName({ displayName, firstName, status }, ''),
    for_name: open.for_name ?? '',
    role: open.role,
    expires_at: new Date(open.expires_at_ms).toISOString(),
    my_role: known?.role ?? null,
  };
}

/**
 * Accepts an invite, which is used up by it, and tells every parent.
 * @throws ApiError 404 for one that is used, too old, withdrawn or never was; 409 for who looks after the
 *   baby already; 400 for one baby too many
 */
export async function acceptInvite(
  context: ServiceContext,
  { transaction, caller, token }: MemberWrite & { token: string },
): Promise<BabyAnswer> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  const usable = isOpen(token, nowMs);
  const [open] = await rows(
    inviteRow,
    sql`SELECT baby_id, role, invited_by, for_name FROM baby_invites WHERE ${usable}`,
  );
  if (!open) throw noInvite();
  const { baby_id: babyId, role, for_name: invitedAs } = open;
  await lockCaller(rows, caller);
  await lockBaby(rows, babyId);
  // Of two who accept at the same moment one gets it: the row can be deleted once.
  const taken = await rows(noColumns, sql`DELETE FROM baby_invites WHERE ${usable} RETURNING baby_id`);
  if (taken.length === 0) throw noInvite();
  const known = await findBaby(rows, caller.memberId, babyId);
  if (known && (known.role === 'parent' || role === 'carer')) {
    // What is thrown undoes the taking: the invite stays good for whom it was meant.
    throw conflict({ detail: 'You already look after this baby.' });
  }
  if (!known) await refuseMoreBabies(rows, caller.memberId);
  const parentSinceMs = role === 'parent' ? nowMs : null;
  await rows(
    noColumns,
    sql`INSERT INTO baby_carers (baby_id, member_id, role, joined_at_ms, parent_since_ms, invited_as)
        VALUES (${babyId}, ${caller.memberId}, ${role}, ${nowMs}, ${parentSinceMs}, ${invitedAs})
        ON CONFLICT (baby_id, member_id) DO UPDATE SET role = ${role}, parent_since_ms = ${parentSinceMs}`,
  );
  await notifyCarers(transaction, { babyId, kind: 'carers', caller });
  const baby = await requireBaby(rows, caller.memberId, babyId);
  const [person, by] = [await personOf(rows, caller.memberId), await personOf(rows, open.invited_by)];
  const change: CarerChange = { what: known ? 'role' : 'joined', person, role, by };
  await notifyParents(transaction, { baby, change, before: [], nowMs });
  return toBaby(baby, nowMs);
}

function noInvite() {
  return notFound('This invite is no longer valid. Ask for a new one.');
}
