import * as z from 'zod';
import { type BabyConsentVersion, babyConsentTexts, consentPurposes } from '../../../contract/consent';
import { noColumns, numberColumn, sql, type WriteTransaction } from '../../../platform/database/sql';

type Rows = WriteTransaction['rows'];

const consentRow = z.object({
  purpose: z.enum(consentPurposes),
  version: z.string(),
  given_at_ms: numberColumn,
});

/** Writes down that a member agreed to a text, once: the first time counts. */
export async function recordBabyConsent(
  rows: Rows,
  { memberId, version, nowMs }: { memberId: string; version: BabyConsentVersion; nowMs: number },
): Promise<void> {
  await rows(
    noColumns,
    sql`INSERT INTO member_consents (member_id, purpose, version, given_at_ms)
        VALUES (${memberId}, 'baby_data', ${version}, ${nowMs})
        ON CONFLICT (member_id, purpose, version) DO NOTHING`,
  );
}

/** What a member has agreed to, oldest first, with the text as it stood. */
export async function consentsOf(rows: Rows, memberId: string) {
  const found = await rows(
    consentRow,
    sql`SELECT purpose, version, given_at_ms FROM member_consents WHERE member_id = ${memberId} ORDER BY given_at_ms`,
  );
  const texts: Readonly<Record<string, string | undefined>> = babyConsentTexts;
  return found.map(({ purpose, version, given_at_ms: givenAtMs }) => ({
    purpose,
    version,
    text: texts[version] ?? '',
    given_at: new Date(givenAtMs).toISOString(),
  }));
}
