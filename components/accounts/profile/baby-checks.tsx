import useSWR from 'swr';
import type * as z from 'zod';
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { ChoiceChecks } from './choice-checks';

/** Limits a key or a webhook to some of the member's babies; nothing to ask of a member who has none. */
export function BabyChecks({ error }: { error?: string }) {
  const { data: babies } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  if (!babies || babies.results.length === 0) return null;
  return (
    <ChoiceChecks
      legend="Which babies? Leave all unticked to include every baby."
      name="babies"
      choices={babies.results.map((baby) => ({ value: baby.id, label: baby.name }))}
      error={error}
    />
  );
}
