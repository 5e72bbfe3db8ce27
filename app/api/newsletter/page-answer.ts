import { getSettings } from '@/lib/platform/settings/settings';

/** Leads a browser that sent a plain form to the page that says what happened. */
export function pageAnswer(answer: Response, { done }: { done: string }): Response {
  const { NEXT_PUBLIC_API_HOST, SITE_URL } = getSettings();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Type');
  // Relative, and so right behind any proxy, unless the API has a host of its own.
  const site = NEXT_PUBLIC_API_HOST ? SITE_URL : '';
  headers.set(
    'Location',
    `${site}/newsletter?${answer.ok ? `done=${done}` : `problem=${problemOf(answer.status)}`}`,
  );
  return new Response(null, { status: 303, headers });
}

function problemOf(status: number): string {
  if (status === 400) return 'email';
  if (status === 404) return 'link';
  return status === 429 ? 'too-many' : 'later';
}
