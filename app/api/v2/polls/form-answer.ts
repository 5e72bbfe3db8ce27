import * as z from 'zod';
import { readBody } from '@/lib/platform/http/request-body';
import { getSettings } from '@/lib/platform/settings/settings';
import { localPath } from '@/lib/content/community/polls/local-path';

const form = z.object({
  poll: z
    .string()
    .regex(/^\d{1,10}$/)
    .catch(''),
  return_to: z.string().catch(''),
});
const conflictBody = z.object({ is_open: z.boolean() });

/**
 * A browser without scripts voted: it is led back to the page that the poll stands on, to the line there that
 * says what happened (components/content/article/poll-notices.tsx).
 * @param request a copy whose body has not been read
 */
export async function formAnswer(request: Request, answer: Response): Promise<Response> {
  const { poll, return_to: path } = form.parse(await readForm(request));
  const headers = new Headers(answer.headers);
  headers.delete('Content-Type');
  const { NEXT_PUBLIC_API_HOST, SITE_URL } = getSettings();
  // Relative, and so right behind any proxy, unless the API has a host of its own.
  const host = NEXT_PUBLIC_API_HOST ? SITE_URL : '';
  headers.set('Location', `${host}${localPath(path)}#poll-${poll}-${await outcomeOf(answer)}`);
  return new Response(null, { status: 303, headers });
}

/** What the API itself could not read has told the caller so already. */
function readForm(request: Request): Promise<unknown> {
  return readBody(request, { kinds: ['form'] }).catch(() => ({}));
}

async function outcomeOf(answer: Response): Promise<'voted' | 'again' | 'closed' | 'later' | 'problem'> {
  if (answer.status === 201) return 'voted';
  if (answer.status === 429 || answer.status >= 500) return 'later';
  if (answer.status !== 409) return 'problem';
  const body = conflictBody.safeParse(await answer.json());
  return body.data?.is_open === false ? 'closed' : 'again';
}
