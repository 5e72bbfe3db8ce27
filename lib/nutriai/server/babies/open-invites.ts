import * as z from 'zod';
import { memberName } from '../../../accounts/server/members/member-name';
import { carerRoles } from '../../../contract/nutriai-babies';
import type { OpenInvite } from '../../../contract/nutriai-carers';
import { numberColumn, sql } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from './babies';
import { requireParent } from './baby-rows';

const openRow = z.object({
  for_name: z.string().nullable(),
  role: z.enum(carerRoles),
  expires_at_ms: numberColumn,
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
});

/**
 * One page of the invites to a baby that can still be used, the next to end first: whom each is for, and
 * nothing by which it could be used.
 * @throws ApiError 404; 403 for a carer
 */
export async function listOpenInvites(
  context: ServiceContext,
  { memberId }: Caller,
  { babyId, limit, offset }: { babyId: string } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: OpenInvite[] }> {
  const rows = rowsOutside(context);
  await requireParent(rows, memberId, babyId);
  const open = sql`FROM baby_invites i JOIN members m ON m.id = i.invited_by
    WHERE i.baby_id = ${babyId} AND i.expires_at_ms > ${context.nowMs()} AND m.status = 'active'`;
  const found = await rows(
    openRow,
    sql`SELECT i.for_name, i.role, i.expires_at_ms, m.display_name, m.first_name, m.status ${open}
        ORDER BY i.expires_at_ms, i.token_hash LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(z.object({ total: numberColumn }), sql`SELECT count(*) AS total ${open}`);
  const results = found.map(
    ({ for_name: forName, role, expires_at_ms: expiresAtMs, display_name, first_name, status }) => ({
      for_name: forName ?? '',
      invited_by: memberName({ displayName: display_name, firstName: first_name, status }, ''),
      role,
      expires_at: new Date(expiresAtMs).toISOString(),
    }),
  );
  return { count: counted?.total ?? 0, results };
}
