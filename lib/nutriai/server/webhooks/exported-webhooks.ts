import type * as z from 'zod';
import type { exportedWebhook } from '../../../contract/webhooks';
import { sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import { deliveryColumns, deliveryRows, toDelivery } from './delivery-store';
import { selectWebhooks } from './webhook-store';
import { toWebhook } from './webhooks';

/** All that is stored of a member's webhooks, but for what signs. */
export async function exportedWebhooks(
  rows: Rows,
  memberId: string,
): Promise<z.output<typeof exportedWebhook>[]> {
  const exported: z.output<typeof exportedWebhook>[] = [];
  for (const webhook of await selectWebhooks(rows, memberId, sql`ORDER BY h.created_at_ms, h.id`)) {
    const deliveries = await deliveryRows(
      rows,
      sql`SELECT ${deliveryColumns} FROM webhook_deliveries WHERE webhook_id = ${webhook.id} ORDER BY id`,
    );
    exported.push({ ...toWebhook(webhook), deliveries: deliveries.map(toDelivery) });
  }
  return exported;
}
