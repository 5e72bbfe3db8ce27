import { markPageNotFound } from '@/lib/platform/cache/page-outcome';
import { PageNotFound } from './page-not-found';

/** What a page shows when there is nothing at its address, whole in the first HTML and with status 404. */
export function MissingPage() {
  markPageNotFound();
  return <PageNotFound />;
}
