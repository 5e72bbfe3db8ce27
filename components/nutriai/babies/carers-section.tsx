import { Card } from '@/components/ui/card';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { CarerRow } from './carer-row';
import { Invites } from './invites';
import { useCarers } from './use-carers';
import styles from './entry-list.module.css';

/** Who looks after the baby, as what, and how somebody else comes to it. */
export function CarersSection({ baby }: { baby: BabyAnswer }) {
  const { carers, loading, announcement, changeRole, remove } = useCarers(baby);
  const parents = carers?.filter(({ role }) => role === 'parent').length ?? 0;

  return (
    <Card id="carers" title={`Who looks after ${baby.name}`}>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {carers ? (
        <ul className={styles.list}>
          {carers.map((carer) => (
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
      ) : loading.error === undefined ? (
        <p className={styles.none}>Loading…</p>
      ) : (
        <LoadProblem what="The list" {...loading} />
      )}
      {baby.role === 'parent' && <Invites baby={baby} />}
    </Card>
  );
}
