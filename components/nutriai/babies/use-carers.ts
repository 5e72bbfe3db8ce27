import { useRouter } from 'next/navigation';
import { useState } from 'react';
import useSWR from 'swr';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '@/lib/contract/nutriai-carers';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { carerNameFirst } from '@/lib/nutriai/client/babies/carer-name';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';

interface CarerList {
  count: number;
  results: CarerAnswer[];
}

/** The carers of a baby, what a parent can change of them, and what to say of the last change. */
export function useCarers(baby: BabyAnswer) {
  const { authenticatedFetch } = useAuth();
  const { reload } = useBabies();
  const router = useRouter();
  const path = `${babyPath(baby.id)}/carers`;
  const { data, error, isValidating, mutate } = useSWR<CarerList, unknown>(`${path}?page_size=100`);
  const [announcement, setAnnouncement] = useState('');

  const changeRole = async (carer: CarerAnswer, role: CarerRole) => {
    const response = await authenticatedFetch(`${path}/${carer.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role }),
    });
    await readJson<CarerAnswer>(response);
    setAnnouncement(`${carerNameFirst(carer)} is a ${role} now.`);
    await Promise.all([mutate(), carer.is_me ? reload() : undefined]);
  };
  const remove = async (carer: CarerAnswer) => {
    const response = await authenticatedFetch(`${path}/${carer.id}`, { method: 'DELETE' });
    await readDeleted(response);
    if (carer.is_me) {
      await reload();
      router.push('/nutriai/babies');
      return;
    }
    setAnnouncement(`${carerNameFirst(carer)} does not see ${baby.name} any more.`);
    await mutate();
  };

  return {
    carers: data?.results,
    loading: { error, isTrying: isValidating, onRetry: () => void mutate() },
    announcement,
    changeRole,
    remove,
  };
}
