import 'server-only';
import { authenticate, requireStanding } from '../../accounts/server/tokens/bearer';
import { getCms } from '../../content/cms/payload';
import { keepWhileContentStands } from '../cache/keep-while-content-stands';
import { getSettings } from '../settings/settings';
import { isWorthKeeping } from './kept-answer';
import { enforceLimit } from './rate-limit';
import {
  type Endpoints,
  routeHandlers,
  type RouteHandlers,
  type RoutePolicy,
  type RoutePorts,
} from './route-runner';

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
  limit: async (name, subject) => {
    await enforceLimit({ payload: await getCms(), nowMs: Date.now }, { name, subject });
  },
  keepAnswer: keepWhileContentStands('answers', isWorthKeeping),
};

/**
 * The handlers of one route, to be exported as Next wants them:
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ POST: endpoint({ … }) });`
 *
 * All methods are exported, so that a wrong one gets the contract's answer and not Next's. Order of checks, limits, body reading, error texts and
 * headers are the same for every route because they are written once (route-runner.ts).
 */
export function apiRoute(endpoints: Endpoints, policy: RoutePolicy = {}): RouteHandlers {
  return routeHandlers(endpoints, policy, ports);
}
