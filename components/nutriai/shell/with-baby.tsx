'use client';

import { Baby } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { useBabies } from './baby-provider';
import { MemberPage } from './member-page';

interface WithBabyProps {
  /** What the screen is called as long as no baby is there to name it; left out inside of a MemberPage. */
  title?: string;
  children: ReactNode;
}

/** What is about one baby: shown when there is one, anew for each. Before that, the way to the first. */
export function WithBaby({ title, children }: WithBabyProps) {
  const { chosen } = useBabies();
  // Another baby is another screen: nothing typed or open for one may be seen for the next.
  if (chosen !== undefined) return <div key={chosen.id}>{children}</div>;
  return title === undefined ? (
    <NoBaby />
  ) : (
    <MemberPage title={title}>
      <NoBaby />
    </MemberPage>
  );
}

function NoBaby() {
  const { babies, error, isTrying, reload } = useBabies();
  if (babies !== undefined) {
    return (
      <EmptyState
        icon={<Baby size={44} aria-hidden />}
        title="Who is it for?"
        action={<ButtonLink href="/nutriai/babies/new">Add your baby</ButtonLink>}
      >
        A name and a birth date are enough to start. It takes less than a minute, and NutriAI’s advice will
        fit your baby.
      </EmptyState>
    );
  }
  if (error === undefined) return <Skeleton label="Loading your babies…" />;
  return <LoadProblem what="Your babies" error={error} isTrying={isTrying} onRetry={() => void reload()} />;
}
