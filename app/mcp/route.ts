import * as z from 'zod';
import { apiRoute } from '@/app/api/api-route';
import { callOperationFor } from '@/app/mcp/call-operation';
import { answerMessage } from '@/lib/assistant/answer-message';
import { assistantServer } from '@/lib/assistant/assistant-server';
import { findFood, findRecipe, howToServe, mayMyBabyEat } from '@/lib/assistant/food-tools';
import { toolsOfKey } from '@/lib/assistant/member-tools';
import { growthCentile, searchArticles } from '@/lib/assistant/site-tools';
import { forbidden } from '@/lib/platform/http/api-error';
import { endpoint } from '@/lib/platform/http/endpoint';
import { getSettings } from '@/lib/platform/settings/settings';

const publicTools = [mayMyBabyEat, howToServe, findFood, findRecipe, searchArticles, growthCentile];

/** POST /mcp: the Model Context Protocol, for assistants (docs/assistants.md). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: z.unknown(),
      produces: ['application/json', 'text/event-stream'],
      // Each tool asks an operation, which checks the key for itself.
      key: { operation: 'assistant', baby: 'handler' },
      handle: async ({ request, body, caller, answerHeaders }) => {
        const { SITE_NAME: siteName, SITE_URL: siteUrl } = getSettings();
        refuseForeignPage(request, siteUrl);
        if (caller && !caller.key) throw forbidden('Assistants take an API key, made on the profile page.');
        answerHeaders.set('X-Robots-Tag', 'noindex');
        const call = callOperationFor(request);
        const tools = [...publicTools, ...toolsOfKey(caller?.key?.scopes ?? [])];
        const makeServer = () => assistantServer({ siteName, siteUrl, tools, call });
        return answerMessage({ request, body, makeServer });
      },
    }),
  },
  { limit: 'assistant', limitBy: 'member' },
);

/**
 * Refuses pages of other sites, which could otherwise ask through a visitor’s browser, by another name for
 * this server’s address too (DNS rebinding). Programs send no `Origin`.
 * @throws ApiError 403
 */
function refuseForeignPage(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(siteUrl).origin)
    throw forbidden('Assistants in pages of other sites are not answered.');
}
