import type { MemberFeature } from '../../../accounts/server/member-data/member-feature';
import {
  eraseBabiesOfMember,
  refuseErasureByNewParent,
  tellParentsWhoStay,
} from '../babies/erase-babies-of-member';
import { voidInvites } from '../babies/void-invites';
import { exportedBabies } from './exported-babies';
import { exportedFavourites, exportedRecipes } from './exported-recipes';

/** Babies with their logs and plans, recipes and favourites. Own recipes and favourites go with the member's row. */
export const nutriaiOfMember: MemberFeature = {
  exportData: async ({ rows, memberId, nowMs }) => ({
    ...(await exportedBabies(rows, memberId, nowMs())),
    recipes: await exportedRecipes(rows, memberId),
    favourite_recipes: await exportedFavourites(rows, memberId),
  }),
  refuseErasure: (rows, { memberId, nowMs }) => refuseErasureByNewParent(rows, memberId, nowMs),
  /** Babies of which nobody else is a parent go; the parents of the others get a mail without the member's name. */
  erase: async (rows, { memberId, nowMs }) => {
    await eraseBabiesOfMember(rows, memberId);
    await tellParentsWhoStay(rows, memberId, nowMs);
  },
  voidPending: (rows, memberId) => voidInvites(rows, { memberId }),
};
