import 'server-only';
import { authenticate, requireStanding } from '@/lib/accounts/server/tokens/bearer';
import { admitKey } from '@/lib/accounts/server/api-keys/admit-key';
import { getCms } from '@/lib/content/cms/payload';
import { cacheUntilPublished } from '@/lib/platform/cache/cache-until-published';
import { whenOnDisk } from '@/lib/platform/database/sql';
import { getSettings } from '@/lib/platform/settings/settings';
import { isCacheable } from '@/lib/platform/http/cached-response';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import {
  type Endpoints,
  routeHandlers,
  type RouteHandlers,
  type RoutePolicy,
  type RoutePorts,
} from '@/lib/platform/http/route-runner';

const ports: RoutePorts = {
  settings: getSettings,
  payload: getCms,
  nowMs: Date.now,
  authenticate: (request) =>
    authenticate(request.headers.get('authorization'), async () => ({
      payload: await getCms(),
      nowMs: Date.now,
    })),
  checkCaller: async (caller) => requireStanding(await getCms(), caller, Date.now()),
  admitKey: async (key, operation) => admitKey({ payload: await getCms(), nowMs: Date.now }, key, operation),
  limit: async (name, subject) => {
    await enforceLimit({ payload: await getCms(), nowMs: Date.now }, { name, subject });
  },
  cacheResponse: cacheUntilPublished('answers', isCacheable),
  whenOnDisk,
};

/**
 * The handlers of one route, to be exported as Next wants them:
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ POST: endpoint({ … }) });`
 *
 * All methods are exported, so that a wrong one gets the contract's answer and not Next's. Order of checks,
 * limits, body reading, error texts and headers are the same for every route because they are written once
 * (route-runner.ts).
 */
export function apiRoute(endpoints: Endpoints, policy: RoutePolicy = {}): RouteHandlers {
  return routeHandlers(endpoints, policy, ports);
}
