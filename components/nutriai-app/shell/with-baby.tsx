'use client';

import { Baby } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/nutriai-app/ui/button-link';
import { EmptyState } from '@/components/nutriai-app/ui/empty-state';
import { Skeleton } from '@/components/nutriai-app/ui/skeleton';
import { LoadProblem } from '@/components/profile/load-problem';
import { useBabies } from './baby-provider';

/** What is about one baby: shown when there is one, anew for each. Before that, the way to the first. */
export function WithBaby({ children }: { children: ReactNode }) {
  const { babies, chosen, error, isTrying, reload } = useBabies();
  // Another baby is another screen: nothing typed or open for one may be seen for the next.
  if (chosen !== undefined) return <div key={chosen.id}>{children}</div>;
  if (babies !== undefined) {
    return (
      <EmptyState
        icon={<Baby size={44} aria-hidden />}
        title="Who is it for?"
        action={<ButtonLink href="/nutriai/babies/new">Add your baby</ButtonLink>}
      >
        Name and birth date are enough to begin. It takes less than a minute, and everything NutriAI says will
        fit your baby.
      </EmptyState>
    );
  }
  if (error === undefined) return <Skeleton label="Loading your babies…" />;
  return <LoadProblem what="Your babies" error={error} isTrying={isTrying} onRetry={() => void reload()} />;
}
