import * as z from 'zod';
import { getSettings } from '@/lib/platform/settings/settings';

const knownFields = ['name', 'email', 'subject', 'message'] as const;
const anyObject = z.record(z.string(), z.unknown());

/**
 * A browser without scripts sent the form: it is led back to the page, which says what happened. `problem` is
 * the list of fields that need attention, or `too-many`, `too-large`, `later`, `other`.
 */
export async function formAnswer(answer: Response): Promise<Response> {
  const query = answer.status === 201 ? 'sent=1' : `problem=${await problemOf(answer)}`;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Type');
  headers.set('Location', `${pageHost()}/contact?${query}`);
  return new Response(null, { status: 303, headers });
}

/** Relative, and so right behind any proxy, unless the API has a host of its own. */
function pageHost(): string {
  const { NEXT_PUBLIC_API_HOST, SITE_URL } = getSettings();
  return NEXT_PUBLIC_API_HOST ? SITE_URL : '';
}

async function problemOf(answer: Response): Promise<string> {
  if (answer.status === 429) return 'too-many';
  if (answer.status === 413) return 'too-large';
  if (answer.status >= 500) return 'later';
  const body = anyObject.safeParse(await answer.json());
  const fields = knownFields.filter((field) => body.success && field in body.data);
  return fields.length > 0 ? fields.join(',') : 'other';
}
