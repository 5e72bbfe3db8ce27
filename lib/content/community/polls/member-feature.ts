import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { MemberFeature } from '../../../accounts/server/member-data/member-feature';
import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';
import { list } from './poll-rows';
import { voterNames } from './voter';

/** Votes in polls: they stay counted after the member has gone, under a name that leads to nobody. */
export const pollsOfMember: MemberFeature = {
  exportData: async ({ rows, memberId, tokenSecrets }) => ({
    poll_votes: await exportedVotes(rows, voterNames(tokenSecrets, { memberId, visitorId: null })),
  }),
  erase: async (rows, { memberId, tokenSecrets }) => {
    for (const voter of voterNames(tokenSecrets, { memberId, visitorId: null })) {
      await rows(noColumns, sql`UPDATE poll_votes SET voter = ${randomUUID()} WHERE voter = ${voter}`);
    }
  },
};

/** The names under which votes are stored can be made from the member, though the member not from them. */
function exportedVotes(rows: WriteTransaction['rows'], names: readonly string[]) {
  return rows(
    z.object({ question: z.string(), option: z.string() }),
    sql`SELECT p.question, o.label AS option FROM poll_votes v JOIN polls p ON p.id = v.poll_id
          JOIN polls_options o ON o._parent_id = p.id AND o.id = v.option
        WHERE v.voter IN (${list(names)}) ORDER BY v.id`,
  );
}
