import { refusal } from './answers';
import { notFound } from './api-error';
import type { RouteHandlers } from './route-runner';

const headers = { Vary: 'Accept', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

async function answer(): Promise<Response> {
  const { body, status } = refusal(notFound());
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/**
 * For every address below the API that nothing has: programs read JSON, not the site's page for people who
 * lost their way.
 */
export const unknownRoute: RouteHandlers = {
  GET: answer,
  HEAD: async () => new Response(null, { status: 404, headers }),
  POST: answer,
  PUT: answer,
  PATCH: answer,
  DELETE: answer,
  OPTIONS: answer,
};
