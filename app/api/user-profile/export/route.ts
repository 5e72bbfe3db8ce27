import { exportAccount } from '@/lib/accounts/server/member-data/export-account';
import { accountExport } from '@/lib/contract/account-export';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** POST /api/user-profile/export: a file to keep. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      answer: accountExport,
      handle: async (visit) => {
        const data = await exportAccount(visit, visit.caller);
        const name = `little-pear-data-${data.exported_at.slice(0, 10)}.json`;
        visit.answerHeaders.set('Content-Disposition', `attachment; filename="${name}"`);
        return data;
      },
    }),
  },
  { limit: 'accountExport', limitBy: 'member' },
);
