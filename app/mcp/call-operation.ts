import 'server-only';
import { GET as listBabies } from '@/app/api/nutriai/baby-profiles/route';
import { GET as readToday } from '@/app/api/nutriai/baby-profiles/[id]/today/route';
import { GET as listDrops } from '@/app/api/nutriai/drops/route';
import { POST as addGivenDrop } from '@/app/api/nutriai/given-drops/route';
import { GET as listMealPlans } from '@/app/api/nutriai/meal-plans/route';
import { GET as readMealPlan } from '@/app/api/nutriai/meal-plans/[id]/route';
import { POST as addMeal } from '@/app/api/nutriai/meals/route';
import { POST as checkMeal } from '@/app/api/nutriai/meals/check/route';
import { POST as addWater } from '@/app/api/nutriai/water-intake/route';
import { POST as checkSafety } from '@/app/api/nutriai/safety-check/route';
import { GET as findFoods } from '@/app/api/nutriai/foods/route';
import { POST as growthCentiles } from '@/app/api/nutriai/growth-centiles/route';
import { GET as listRecipePreviews } from '@/app/api/nutriai/preview/recipes/route';
import { GET as searchBlogs } from '@/app/api/v2/search_blogs/route';
import {
  type CallOperation,
  type MemberOperation,
  type OperationCall,
  OperationRefused,
  type PublicOperation,
  type ToolOperation,
} from '@/lib/assistant/tool';
import { socketAddressHeader } from '@/lib/platform/http/client-address';
import { requestIdHeader } from '@/lib/platform/http/request-id';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { getSettings } from '@/lib/platform/settings/settings';

interface Door {
  method: 'GET' | 'POST';
  path: string;
  /** Takes the key that came with the message; the others are asked as by a visitor. */
  isForMembers?: true;
  handle: RouteHandler;
}

const publicDoors: Readonly<Record<PublicOperation, Door>> = {
  checkSafety: { method: 'POST', path: '/api/nutriai/safety-check', handle: checkSafety },
  findFoods: { method: 'GET', path: '/api/nutriai/foods', handle: findFoods },
  growthCentiles: { method: 'POST', path: '/api/nutriai/growth-centiles', handle: growthCentiles },
  listRecipePreviews: { method: 'GET', path: '/api/nutriai/preview/recipes', handle: listRecipePreviews },
  searchBlogs: { method: 'GET', path: '/api/v2/search_blogs/', handle: searchBlogs },
};

const babies = '/api/nutriai/baby-profiles';
const plans = '/api/nutriai/meal-plans';
const meals = '/api/nutriai/meals';
const water = '/api/nutriai/water-intake';
const drops = '/api/nutriai/drops';
const givenDrops = '/api/nutriai/given-drops';

const memberDoors: Readonly<Record<MemberOperation, Door>> = {
  listBabies: { method: 'GET', path: babies, handle: listBabies, isForMembers: true },
  readToday: { method: 'GET', path: `${babies}/{id}/today`, handle: readToday, isForMembers: true },
  listMealPlans: { method: 'GET', path: plans, handle: listMealPlans, isForMembers: true },
  readMealPlan: { method: 'GET', path: `${plans}/{id}`, handle: readMealPlan, isForMembers: true },
  addMeal: { method: 'POST', path: meals, handle: addMeal, isForMembers: true },
  checkMeal: { method: 'POST', path: `${meals}/check`, handle: checkMeal, isForMembers: true },
  addWater: { method: 'POST', path: water, handle: addWater, isForMembers: true },
  listDrops: { method: 'GET', path: drops, handle: listDrops, isForMembers: true },
  addGivenDrop: { method: 'POST', path: givenDrops, handle: addGivenDrop, isForMembers: true },
};

const doors: Readonly<Record<ToolOperation, Door>> = { ...publicDoors, ...memberDoors };

/** The headers by which an operation identifies, limits and logs the sender of the message. */
const passedOn = [socketAddressHeader, 'x-forwarded-for', requestIdHeader];

/** The key, and what keeps a retry from adding a second entry. */
const passedOnForMembers = ['authorization', 'idempotency-key'];

/** Asks the handlers of the API itself, so that a tool has its checks, limits and answers and none of its own. */
export function callOperationFor(request: Request): CallOperation {
  return async (call) => {
    const { handle, ...door } = doors[call.operation];
    const params = Promise.resolve(call.params ?? {});
    const response = await handle(requestOf(call, door, request), { params });
    const body: unknown = JSON.parse(await response.text());
    if (!response.ok) throw new OperationRefused(response.status, body);
    return body;
  };
}

function requestOf(
  { params = {}, query = {}, body, idempotencyKey }: OperationCall,
  door: Omit<Door, 'handle'>,
  request: Request,
): Request {
  const path = door.path.replace('{id}', encodeURIComponent(params.id ?? ''));
  const url = new URL(path, getSettings().SITE_URL);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const headers = new Headers({ accept: 'application/json' });
  const names = door.isForMembers ? [...passedOn, ...passedOnForMembers] : passedOn;
  for (const name of names) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return new Request(url, {
    method: door.method,
    headers,
    signal: request.signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
