import type { Payload } from 'payload';
import * as z from 'zod';
import { profileOf } from '../members/member-answer';
import { findMember } from '../members/member-store';
import { listSessions } from '../sessions/session-store';
import { maxSessionsPerMember } from '../tokens/token-lifetimes';
import { type AccountExport, accountExport } from '../../../contract/account-export';
import { unauthenticated } from '../../../platform/http/api-error';
import { dateColumn, numberColumn, sql } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../../../nutriai/server/babies/babies';
import { jsonText, type Rows } from '../../../nutriai/server/babies/baby-rows';
import { getSettings } from '../../../platform/settings/settings';
import { list } from '../../../content/community/polls/poll-rows';
import { voterNames } from '../../../content/community/polls/voter';
import { consentsOf } from './consents';
import { exportedBabies } from './exported-babies';
import { listOwnComments } from '../../../content/community/comments/own-comments';

/** Nobody writes more comments than this; the list below asks for all of them. */
const commentsAtMost = 100_000;

const recipeRow = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  recipe: jsonText(z.json()),
  created_at_ms: numberColumn,
  updated_at_ms: numberColumn,
});

/**
 * All that is kept of the caller, without secrets, and of other people no more than the name of who made an entry.
 * @throws ApiError 401 when the account was deleted a moment ago
 */
export async function exportAccount(context: ServiceContext, { memberId }: Caller): Promise<AccountExport> {
  const { payload } = context;
  const nowMs = context.nowMs();
  const rows = rowsOutside(context);
  const { SITE_URL, TOKEN_SECRETS } = getSettings();
  const member = await findMember(payload, { id: memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  return accountExport.parse({
    exported_at: new Date(nowMs).toISOString(),
    site: SITE_URL,
    profile: { ...profileOf(member), signs_in_with_google: member.googleSubject !== null },
    consents: await consentsOf(rows, memberId),
    devices: await exportedDevices(payload, memberId, nowMs),
    ...(await exportedBabies(rows, memberId, nowMs)),
    recipes: await exportedRecipes(rows, memberId),
    favourite_recipes: await exportedFavourites(rows, memberId),
    comments: await exportedComments(payload, memberId, SITE_URL),
    comment_reports: await exportedReports(rows, memberId),
    poll_votes: await exportedVotes(rows, voterNames(TOKEN_SECRETS, { memberId, visitorId: null })),
  });
}

async function exportedDevices(payload: Payload, memberId: string, nowMs: number) {
  const { sessions } = await listSessions(payload, {
    memberId,
    nowMs,
    limit: maxSessionsPerMember,
    offset: 0,
  });
  return sessions.map((session) => ({
    device_name: session.deviceName,
    created_at: new Date(session.startedAtMs).toISOString(),
    last_used_at: new Date(session.lastUsedAtMs).toISOString(),
    expires_at: new Date(session.expiresAtMs).toISOString(),
  }));
}

async function exportedRecipes(rows: Rows, memberId: string) {
  const recipes = await rows(
    recipeRow,
    sql`SELECT id, title, source, recipe, created_at_ms, updated_at_ms FROM member_recipes
        WHERE member_id = ${memberId} ORDER BY created_at_ms, id`,
  );
  return recipes.map(({ created_at_ms: createdMs, updated_at_ms: updatedMs, ...recipe }) => ({
    ...recipe,
    created_at: new Date(createdMs).toISOString(),
    updated_at: new Date(updatedMs).toISOString(),
  }));
}

async function exportedFavourites(rows: Rows, memberId: string) {
  const favourites = await rows(
    z.object({ recipe: z.string(), created_at_ms: numberColumn }),
    sql`SELECT recipe, created_at_ms FROM recipe_favorites WHERE member_id = ${memberId} ORDER BY created_at_ms, recipe`,
  );
  return favourites.map(({ recipe, created_at_ms: createdMs }) => ({
    recipe,
    created_at: new Date(createdMs).toISOString(),
  }));
}

async function exportedComments(payload: Payload, memberId: string, siteUrl: string) {
  const { results } = await listOwnComments(payload, memberId, { limit: commentsAtMost, offset: 0 });
  return results.map(({ post, body, status, created_at, edited_at }) => ({
    post: post.title,
    url: post.path === null ? null : `${siteUrl}${post.path}`,
    body,
    status,
    created_at,
    edited_at,
  }));
}

async function exportedReports(rows: Rows, memberId: string) {
  const reports = await rows(
    z.object({ reason: z.string(), note: z.string().nullable(), created_at: dateColumn }),
    sql`SELECT reason, note, created_at FROM comment_reports WHERE member_id = ${memberId} ORDER BY created_at`,
  );
  return reports.map((report) => ({ ...report, created_at: new Date(report.created_at).toISOString() }));
}

/** The names under which votes are stored can be made from the member, though the member not from them. */
function exportedVotes(rows: Rows, names: readonly string[]) {
  return rows(
    z.object({ question: z.string(), option: z.string() }),
    sql`SELECT p.question, o.label AS option FROM poll_votes v JOIN polls p ON p.id = v.poll_id
          JOIN polls_options o ON o._parent_id = p.id AND o.id = v.option
        WHERE v.voter IN (${list(names)}) ORDER BY v.id`,
  );
}
