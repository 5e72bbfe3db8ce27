import { useRouter } from 'next/navigation';
import { useState } from 'react';
import useSWR from 'swr';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { Card } from '@/components/ui/card';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '@/lib/contract/nutriai-carers';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { carerNameFirst } from '@/lib/nutriai/client/babies/carer-name';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { CarerRow } from './carer-row';
import { InviteForm } from './invite-form';
import styles from './entry-list.module.css';

interface CarerList {
  count: number;
  results: CarerAnswer[];
}

/** Who looks after the baby, as what, and how somebody else comes to it. */
export function CarersSection({ baby }: { baby: BabyAnswer }) {
  const { authenticatedFetch } = useAuth();
  const { reload } = useBabies();
  const router = useRouter();
  const path = `${babyPath(baby.id)}/carers`;
  const { data, error, isValidating, mutate } = useSWR<CarerList, unknown>(`${path}?page_size=100`);
  const [announcement, setAnnouncement] = useState('');

  const parents = data?.results.filter(({ role }) => role === 'parent').length ?? 0;

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
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    if (carer.is_me) {
      await reload();
      router.push('/nutriai/babies');
      return;
    }
    setAnnouncement(`${carerNameFirst(carer)} does not see ${baby.name} any more.`);
    await mutate();
  };

  return (
    <Card id="carers" title={`Who looks after ${baby.name}`}>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {data ? (
        <ul className={styles.list}>
          {data.results.map((carer) => (
            <CarerRow
              key={carer.id}
              baby={baby}
              carer={carer}
              isOnlyParent={carer.role === 'parent' && parents === 1}
              onChangeRole={(role) => changeRole(carer, role)}
              onRemove={() => remove(carer)}
            />
          ))}
        </ul>
      ) : error === undefined ? (
        <p className={styles.none}>Loading…</p>
      ) : (
        <LoadProblem what="The list" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
      )}
      {baby.role === 'parent' && <InviteForm baby={baby} />}
    </Card>
  );
}
