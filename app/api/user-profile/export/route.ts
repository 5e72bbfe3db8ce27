import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { exportAccount } from '@/lib/accounts/server/member-data/export-account';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/user-profile/export: a file to keep. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.exportAccount, {
      handle: async (visit) => {
        const { exportedAt, json } = await exportAccount(visit, visit.caller);
        const name = `little-pear-data-${exportedAt.slice(0, 10)}.json`;
        return new Response(new Uint8Array(json), {
          headers: {
            'Content-Type': 'application/json',
            'Content-Disposition': `attachment; filename="${name}"`,
          },
        });
      },
    }),
  },
  { limit: 'accountExport', limitBy: 'member' },
);
