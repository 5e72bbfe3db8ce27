import type * as z from 'zod';
import type { exportedWebhook } from '../../../contract/webhooks';
import { sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import { pageOf, readInPages } from '../member-data/read-in-pages';
import { deliveryColumns, type DeliveryRow, deliveryRows, toDelivery } from './delivery-store';
import { selectWebhooks } from './webhook-store';
import { toWebhook } from './webhooks';

/** That one statement reads. */
const deliveriesInPage = 200;

/** All that is stored of a member's webhooks, but for what signs. */
export async function exportedWebhooks(
  rows: Rows,
  memberId: string,
): Promise<z.output<typeof exportedWebhook>[]> {
  const exported: z.output<typeof exportedWebhook>[] = [];
  for (const webhook of await selectWebhooks(rows, memberId, sql`ORDER BY h.created_at_ms, h.id`)) {
    const isOfWebhook = sql`WHERE webhook_id = ${webhook.id}`;
    const order = { columns: [sql`id`], valuesOf: (row: DeliveryRow) => [row.id] };
    const deliveries = await readInPages({
      size: deliveriesInPage,
      read: (last: DeliveryRow | undefined, size) =>
        deliveryRows(
          rows,
          sql`SELECT ${deliveryColumns} FROM webhook_deliveries ${pageOf(isOfWebhook, order, { last, size })}`,
        ),
      toEntry: toDelivery,
    });
    exported.push({ ...toWebhook(webhook), deliveries });
  }
  return exported;
}
