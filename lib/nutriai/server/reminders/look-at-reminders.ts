import * as z from 'zod';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { rowsOutside } from '../babies/babies';
import { readInsights } from '../insights/baby-insights';
import { dateIn } from '../log/calendar-days';
import { deliverPushes } from '../push/deliver-pushes';
import { queueReminder } from '../push/push-messages';
import {
  allergenReminder,
  dueReminders,
  lookAtLeastEveryMs,
  type Reminder,
  type ReminderFacts,
} from './due-reminders';
import { reminderFacts } from './reminder-facts';

/** How many are read at a time. */
const atOnce = 200;
/** What failed is looked at again after this, so that one baby does not keep the others waiting. */
const afterFailureMs = 15 * 60_000;

interface Due {
  memberId: string;
  babyId: string;
  lookAtMs: number;
}

/**
 * Puts every reminder that is due on its way and sends what waits. Several instances may do so at once: each
 * look is claimed by one of them, and a reminder is stored once for each browser. Never throws.
 */
export async function lookAtReminders(context: ServiceContext): Promise<void> {
  try {
    let found: Due[];
    do {
      found = await dueLooks(context);
      for (const due of found) await lookSafely(context, due);
    } while (found.length === atOnce);
  } catch (error) {
    log.error('reminders could not be looked at', error);
  }
  await deliverPushes(context);
}

async function dueLooks({ payload, nowMs }: ServiceContext): Promise<Due[]> {
  const now = nowMs();
  // A look that is further ahead than any is from a clock that was set back since.
  const found = await readRows(
    payload,
    z.object({ member_id: z.string(), baby_id: z.string(), look_at_ms: numberColumn }),
    sql`SELECT member_id, baby_id, look_at_ms FROM baby_reminders
        WHERE look_at_ms <= ${now} OR look_at_ms > ${now + 2 * lookAtLeastEveryMs}
        ORDER BY look_at_ms LIMIT ${atOnce}`,
  );
  return found.map((row) => ({ memberId: row.member_id, babyId: row.baby_id, lookAtMs: row.look_at_ms }));
}

async function lookSafely(context: ServiceContext, due: Due): Promise<void> {
  try {
    if (await claim(context, due)) await look(context, due);
  } catch (error) {
    log.error('a reminder could not be worked out', error, { member: due.memberId });
  }
}

/** Says whether this process is the one to look. A change meanwhile has set the time of the look to nought again. */
async function claim(
  { payload, nowMs }: ServiceContext,
  { memberId, babyId, lookAtMs }: Due,
): Promise<boolean> {
  const claimed = await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`UPDATE baby_reminders SET look_at_ms = ${nowMs() + afterFailureMs}
          WHERE member_id = ${memberId} AND baby_id = ${babyId} AND look_at_ms = ${lookAtMs} RETURNING member_id`,
    ),
  );
  return claimed.length > 0;
}

async function look(context: ServiceContext, { memberId, babyId }: Due): Promise<void> {
  const nowMs = context.nowMs();
  const facts = await reminderFacts(rowsOutside(context), { memberId, babyId, nowMs });
  if (facts === null) return;
  const { due, allergenKey, nextMs } = dueReminders(facts, nowMs);
  const allergen = allergenKey === null ? null : await dueAllergen(context, { memberId, facts, allergenKey });
  await withWriteTransaction(context.payload, async (transaction) => {
    const to = { memberId, babyId, nowMs };
    for (const reminder of [...due, ...(allergen ? [allergen] : [])]) {
      await queueReminder(transaction, reminder, to);
    }
    // Whatever was changed since the claim is looked at at once.
    await transaction.rows(
      noColumns,
      sql`UPDATE baby_reminders SET look_at_ms = ${nextMs}
          WHERE member_id = ${memberId} AND baby_id = ${babyId} AND look_at_ms <> 0`,
    );
  });
}

interface AllergenAsked {
  memberId: string;
  facts: ReminderFacts;
  allergenKey: string;
}

/** The allergen that the insights say is due today. It reads the whole log, so it is asked once a morning. */
async function dueAllergen(
  context: ServiceContext,
  { memberId, facts, allergenKey }: AllergenAsked,
): Promise<Reminder | null> {
  const { babyId, babyName, timeZone, english } = facts;
  const stored = await readRows(
    context.payload,
    z.object({ id: numberColumn }),
    sql`SELECT p.id FROM push_messages p JOIN push_devices d ON d.id = p.device_id
        WHERE d.member_id = ${memberId} AND p.reminder = ${allergenKey} LIMIT 1`,
  );
  if (stored.length > 0) return null;
  const caller = { memberId, sessionId: null, ...(english && { english }) };
  const insights = await readInsights(context, caller, { babyId, days: 7, timeZone });
  const [first] = insights.allergens.due;
  const nowMs = context.nowMs();
  if (!first || first.from > dateIn(timeZone, nowMs)) return null;
  const { name, how, ask_first: askFirst } = first;
  return allergenReminder(allergenKey, { name, how, askFirst }, { babyId, babyName, nowMs });
}
