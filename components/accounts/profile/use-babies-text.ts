import useSWR from 'swr';
import type * as z from 'zod';
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The babies that a key or a webhook is limited to, by name: “every baby” for null. A baby that is no longer
 * on the member's list is counted: its name is not known here.
 */
export function useBabiesText(ids: readonly string[] | null): string {
  const { data } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  if (ids === null) return 'every baby';
  if (!data) return counted(ids.length);
  const names = data.results.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const others = ids.length - names.length;
  if (others > 0) names.push(`${counted(others)} no longer on your list`);
  return list.format(names);
}

const counted = (count: number) => `${count} ${count === 1 ? 'baby' : 'babies'}`;
