import * as z from 'zod';
import { noColumns, sql } from '../../../platform/database/sql';
import { openSealed, sealText } from '../../../platform/http/sealed-text';
import { getSettings } from '../../../platform/settings/settings';
import type { Rows } from '../babies/baby-rows';
import { calendarPurpose } from '../calendar/calendar-feeds';
import { pushKeysPurpose } from '../push/push-keys';
import { devicePurpose } from '../push/push-secrets';
import { webhookPurpose } from '../webhooks/webhook-secrets';

/** What stays sealed for longer than a secret of before is named in the settings. */
const sealedTables = [
  { table: 'member_webhooks', purpose: webhookPurpose },
  { table: 'push_keys', purpose: pushKeysPurpose },
  { table: 'push_devices', purpose: devicePurpose },
  { table: 'calendar_feeds', purpose: calendarPurpose },
] as const;

const rowsInPage = 200;
const sealedRow = z.object({ id: z.union([z.string(), z.number()]), sealed: z.string() });

/**
 * Seals with today's secret what is still sealed with one of before, so that nothing is lost once that one is left
 * out. Does nothing where the secret was not changed.
 */
export async function sealAnew(rows: Rows): Promise<void> {
  if (getSettings().TOKEN_SECRETS.length === 1) return;
  for (const { table, purpose } of sealedTables) {
    const from = sql.identifier(table);
    let last: string | number | null = null;
    for (;;) {
      const rest = last === null ? sql`` : sql`WHERE id > ${last}`;
      const page: z.output<typeof sealedRow>[] = await rows(
        sealedRow,
        sql`SELECT id, sealed FROM ${from} ${rest} ORDER BY id LIMIT ${rowsInPage}`,
      );
      for (const { id, sealed } of page) {
        const anew = sealedAnew(purpose, sealed);
        if (anew !== null)
          await rows(
            noColumns,
            sql`UPDATE ${from} SET sealed = ${anew} WHERE id = ${id} AND sealed = ${sealed}`,
          );
      }
      if (page.length < rowsInPage) break;
      last = page.at(-1)?.id ?? null;
    }
  }
}

/** Null for what today's secret opens, and for what none does. */
function sealedAnew(purpose: string, sealed: string): string | null {
  const { TOKEN_SECRET, TOKEN_SECRETS } = getSettings();
  const opened = openSealed(TOKEN_SECRETS, purpose, sealed);
  return opened?.isOld === true ? sealText(TOKEN_SECRET, purpose, opened.text) : null;
}
