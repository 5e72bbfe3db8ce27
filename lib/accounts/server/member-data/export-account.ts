import type { Payload } from 'payload';
import { exportedKeys } from '../api-keys/api-keys';
import { profileOf } from '../members/member-answer';
import { findMember } from '../members/member-store';
import { listSessions } from '../sessions/session-store';
import { maxSessionsPerMember } from '../tokens/token-lifetimes';
import { accountExport } from '../../../contract/account-export';
import { unauthenticated } from '../../../platform/http/api-error';
import { readRows } from '../../../platform/database/sql';
import { jsonInTurns } from '../../../platform/http/json-in-turns';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { consentsOf } from './consents';
import { type ExportSource, type FeatureExport, memberFeaturesOf } from './member-feature';

export interface ExportedAccount {
  exportedAt: string;
  /** What the contract calls an `accountExport`. */
  json: Buffer;
}

/**
 * All that is kept of the caller, without secrets, and of other people no more than the name of who made an entry.
 * @throws ApiError 401 when the account was deleted a moment ago
 */
export async function exportAccount(context: ServiceContext, { memberId }: Caller): Promise<ExportedAccount> {
  const { payload } = context;
  const nowMs = context.nowMs();
  const rows: ExportSource['rows'] = (row, statement) => readRows(payload, row, statement);
  const { SITE_URL, TOKEN_SECRETS } = getSettings();
  const member = await findMember(payload, { id: memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  const exportedAt = new Date(nowMs).toISOString();
  const json = await jsonInTurns(accountExport, {
    exported_at: exportedAt,
    site: SITE_URL,
    profile: { ...profileOf(member), signs_in_with_google: member.googleSubject !== null },
    consents: await consentsOf(rows, memberId),
    devices: await exportedDevices(payload, memberId, nowMs),
    api_keys: await exportedKeys(rows, memberId, nowMs),
    ...(await exportedByFeatures({
      ...context,
      rows,
      memberId,
      siteUrl: SITE_URL,
      tokenSecrets: TOKEN_SECRETS,
    })),
  });
  return { exportedAt, json };
}

/** What all features give together; the contract's schema refuses an export in which a part is missing. */
async function exportedByFeatures(source: ExportSource): Promise<Partial<FeatureExport>> {
  const parts: Partial<FeatureExport> = {};
  for (const feature of memberFeaturesOf(source.payload))
    Object.assign(parts, await feature.exportData(source));
  return parts;
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
