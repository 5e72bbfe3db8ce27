import webPush from 'web-push';
import * as z from 'zod';
import { noColumns, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { openSealed, sealText } from '../../../platform/http/sealed-text';
import type { ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';

export const pushKeysPurpose = 'push keys';

/** The pair by which push services know this site (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const keyRow = z.object({ public_key: z.string(), sealed: z.string() });

/**
 * The site's keys, made when they are first asked for: they stand in the database, which all instances share,
 * the private one sealed. Where no secret of this site opens it, new ones are made, and browsers have to
 * subscribe again, because a subscription belongs to the key that it was made with.
 */
export async function pushKeys({ payload, nowMs }: ServiceContext): Promise<PushKeys> {
  const stored = await readRows(payload, keyRow, sql`SELECT public_key, sealed FROM push_keys WHERE id = 1`);
  const known = stored[0] && opened(stored[0]);
  if (known) return known;
  return withWriteTransaction(payload, async ({ rows }) => {
    const [row] = stored;
    if (row) {
      await rows(noColumns, sql`DELETE FROM push_devices`);
      await rows(noColumns, sql`DELETE FROM push_keys WHERE sealed = ${row.sealed}`);
      log.warn('push keys made anew: no secret opens the old ones');
    }
    const made = webPush.generateVAPIDKeys();
    const sealed = sealText(getSettings().TOKEN_SECRET, pushKeysPurpose, made.privateKey);
    // Of two instances that make them at once the first one's stay.
    await rows(
      noColumns,
      sql`INSERT INTO push_keys (id, public_key, sealed, created_at_ms)
          VALUES (1, ${made.publicKey}, ${sealed}, ${nowMs()})
          ON CONFLICT (id) DO NOTHING`,
    );
    const [first] = await rows(keyRow, sql`SELECT public_key, sealed FROM push_keys WHERE id = 1`);
    const keys = first && opened(first);
    if (!keys) throw new Error('The push keys that were just stored cannot be read.');
    return keys;
  });
}

function opened({ public_key: publicKey, sealed }: z.output<typeof keyRow>): PushKeys | null {
  const key = openSealed(getSettings().TOKEN_SECRETS, pushKeysPurpose, sealed);
  return key && { publicKey, privateKey: key.text };
}
