'use client';

import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import useSWR from 'swr';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { followBabyOfAddress } from '@/lib/nutriai/client/babies/baby-of-address';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { chooseBaby, useChosenBaby } from '@/lib/nutriai/client/babies/chosen-baby';

interface BabyList {
  count: number;
  results: BabyAnswer[];
}

export interface Babies {
  /** All that the member looks after; undefined until they are known. */
  babies: readonly BabyAnswer[] | undefined;
  /** The one that the screens are about. */
  chosen: BabyAnswer | undefined;
  choose: (id: string) => void;
  error: unknown;
  isTrying: boolean;
  reload: () => Promise<void>;
}

const BabiesContext = createContext<Babies | null>(null);

/** Above every screen of a member: which babies there are, and which one is meant. */
export function BabyProvider({ children }: { children: ReactNode }) {
  const { data, error, isValidating, mutate } = useSWR<BabyList, unknown>(babiesPath);
  const chosenId = useChosenBaby();
  useEffect(followBabyOfAddress, []);
  const value = useMemo<Babies>(
    () => ({
      babies: data?.results,
      chosen: data?.results.find(({ id }) => id === chosenId) ?? data?.results[0],
      choose: chooseBaby,
      error,
      isTrying: isValidating,
      reload: async () => void (await mutate()),
    }),
    [data, chosenId, error, isValidating, mutate],
  );
  return <BabiesContext value={value}>{children}</BabiesContext>;
}

export function useBabies(): Babies {
  const babies = use(BabiesContext);
  if (babies === null) throw new Error('useBabies needs a BabyProvider above it.');
  return babies;
}

/** The baby of this screen, below a WithBaby. */
export function useBaby(): BabyAnswer {
  const { chosen } = useBabies();
  if (chosen === undefined) throw new Error('useBaby needs a WithBaby above it.');
  return chosen;
}
