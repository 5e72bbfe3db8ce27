import type { MemberFeature } from '../../../accounts/server/member-data/member-feature';
import {
  eraseBabiesOfMember,
  refuseErasureByNewParent,
  notifyParentsWhoStay,
} from '../babies/erase-babies-of-member';
import { voidInvites } from '../babies/void-invites';
import { endCalendarsOf } from '../calendar/calendar-feeds';
import { eraseImportsOfMember, exportedImports } from '../imports/list-imports';
import { exportedBabies } from './exported-babies';
import { exportedCalendars, exportedReminders } from './exported-reminders';
import { exportedFavourites, exportedRecipes } from './exported-recipes';
import { deleteOldMessages } from '../push/push-messages';
import { lookAtReminders } from '../reminders/look-at-reminders';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import { deleteOldDeliveries } from '../webhooks/delivery-store';
import { exportedWebhooks } from '../webhooks/exported-webhooks';
import { turnOff } from '../webhooks/webhook-store';
import { sealAnew } from './seal-anew';
import { sql } from '../../../platform/database/sql';

/**
 * Babies with their logs and plans, recipes, favourites, webhooks, reminders and calendars. All but the babies go
 * with the member's row.
 */
export const nutriaiOfMember: MemberFeature = {
  exportData: async ({ rows, memberId, nowMs }) => ({
    ...(await exportedBabies(rows, memberId, nowMs())),
    imports: await exportedImports(rows, memberId),
    recipes: await exportedRecipes(rows, memberId),
    favourite_recipes: await exportedFavourites(rows, memberId),
    webhooks: await exportedWebhooks(rows, memberId),
    reminders: await exportedReminders(rows, memberId),
    calendars: await exportedCalendars(rows, memberId),
  }),
  refuseErasure: (rows, { memberId, nowMs }) => refuseErasureByNewParent(rows, memberId, nowMs),
  /** Babies of which nobody else is a parent go; the parents of the others get a mail without the member's name. */
  erase: async (rows, { memberId, nowMs }) => {
    await eraseImportsOfMember(rows, memberId);
    await eraseBabiesOfMember(rows, memberId);
    await notifyParentsWhoStay(rows, memberId, nowMs);
  },
  voidPending: async (rows, memberId) => {
    await voidInvites(rows, { memberId });
    await endCalendarsOf(rows, memberId);
    await turnOff(rows, sql`member_id = ${memberId}`, { reason: 'account', nowMs: Date.now() });
  },
  doWaitingWork: async (context) => {
    await Promise.all([deliverWebhooks(context), lookAtReminders(context)]);
  },
  dropExpired: async (rows, nowMs) => {
    await deleteOldDeliveries(rows, nowMs);
    await deleteOldMessages(rows, nowMs);
    await sealAnew(rows);
  },
};
