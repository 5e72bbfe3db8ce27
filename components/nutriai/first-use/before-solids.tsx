'use client';

import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { BeforeSolidsAnswer } from '@/lib/contract/nutriai-before-solids';
import { beforeSolidsPath } from '@/lib/nutriai/client/babies/before-solids';
import { BeforeSolidsAdvice } from './before-solids-advice';
import { SolidsStart } from './solids-start';
import styles from './before-solids.module.css';

/**
 * For a baby under six months, in place of any plan of meals: when solids begin, the signs, milk, drops,
 * growth and what waits longer still.
 */
export function BeforeSolids({ baby }: { baby: BabyAnswer }) {
  const path = beforeSolidsPath(baby.id);
  const { data, error, isValidating, mutate } = useSWR<BeforeSolidsAnswer, unknown>(path);
  if (data === undefined) {
    if (error === undefined) return <Skeleton label="Loading…" rows={4} />;
    return (
      <LoadProblem
        what="What to wait for"
        error={error}
        isTrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <div className={styles.cards}>
      <SolidsStart baby={baby} found={data} />
      {data.advice && <BeforeSolidsAdvice baby={baby} advice={data.advice} />}
    </div>
  );
}
