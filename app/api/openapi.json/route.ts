import * as z from 'zod';
import { apiDescription } from '@/lib/content/publishing/api-description';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';

/** GET /api/openapi.json: the contract for programs. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint({
    answer: z.record(z.string(), z.unknown()),
    cacheControl: 'public, max-age=300',
    handle: () => apiDescription(),
  }),
});
