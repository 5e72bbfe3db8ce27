import type { Payload } from 'payload';
import * as z from 'zod';
import { textField } from '../../contract/fields';
import { memberEndpoint } from './endpoint';
import { routeHandlers, type RoutePorts } from './route-runner';

const body = z.object({ baby: textField({ max: 5 }).optional() });
const answer = z.object({ baby: z.string() });
const handle = async ({ body: given }: { body: { baby?: string | undefined } }) => ({
  baby: given.baby ?? 'none',
});
const ofOneBaby = memberEndpoint({
  body,
  answer,
  key: { operation: 'addMeal', baby: ({ body: given }) => given.baby },
  handle,
});
const ofAllBabies = memberEndpoint({
  body,
  answer,
  key: { operation: 'addMeal', baby: 'handler' },
  handle,
});

/** The status of a call with a key for these babies, `null` for all of them, about one. */
async function statusOf(endpoint: typeof ofOneBaby, babies: string[] | null, baby?: string): Promise<number> {
  const ports: RoutePorts = {
    settings: () => ({
      SITE_URL: 'https://pear.example',
      TRUSTED_PROXIES: 0,
      TOKEN_SECRET: 'a secret for tests',
    }),
    payload: async () => ({}) as Payload,
    nowMs: () => 0,
    authenticate: async () => ({
      memberId: 'm1',
      sessionId: null,
      key: { id: 'k1', scopes: [], babies },
    }),
    admitKey: async () => undefined,
    limit: async () => undefined,
    cacheResponse: (_key, make) => make(),
  };
  const request = new Request('https://pear.example/api/x', {
    method: 'POST',
    body: JSON.stringify({ baby }),
    headers: { 'content-type': 'application/json' },
  });
  const { POST } = routeHandlers({ POST: endpoint }, {}, ports);
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

describe('an API key for some babies', () => {
  it('reads and writes for these, and finds no others', async () => {
    expect(await statusOf(ofOneBaby, ['ada', 'bo'], 'bo')).toBe(200);
    expect(await statusOf(ofOneBaby, ['ada', 'bo'], 'cy')).toBe(404);
    expect(await statusOf(ofOneBaby, [], 'ada')).toBe(404);
  });

  it('has to name one of them', async () => {
    expect(await statusOf(ofOneBaby, ['ada'])).toBe(403);
  });

  it('is left to an endpoint that leaves the others out itself', async () => {
    expect(await statusOf(ofAllBabies, ['ada'], 'cy')).toBe(200);
    expect(await statusOf(ofAllBabies, ['ada'])).toBe(200);
  });
});

it('an API key for all babies names one or none', async () => {
  expect(await statusOf(ofOneBaby, null, 'cy')).toBe(200);
  expect(await statusOf(ofOneBaby, null)).toBe(200);
});
