import useSWR from 'swr';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { OpenInvite } from '@/lib/contract/nutriai-carers';
import { invitesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { roleNames } from '@/lib/nutriai/client/babies/baby-words';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { InviteForm } from './invite-form';
import row from './carer-row.module.css';
import styles from './invite-form.module.css';
import list from './entry-list.module.css';

/** Invites that nobody has used yet, and a new one. */
export function Invites({ baby }: { baby: BabyAnswer }) {
  const { data, mutate } = useSWR<{ results: OpenInvite[] }, unknown>(
    `${invitesPath(baby.id)}?page_size=100`,
  );
  const open = data?.results ?? [];
  return (
    <>
      {open.length > 0 && (
        <div className={styles.invite}>
          <h3 className={styles.title}>Invites not used yet</h3>
          <ul className={list.list}>
            {open.map((invite) => (
              <OpenInviteRow key={`${invite.expires_at} ${invite.for_name}`} invite={invite} />
            ))}
          </ul>
        </div>
      )}
      <InviteForm baby={baby} onMade={() => void mutate()} />
    </>
  );
}

function OpenInviteRow({ invite }: { invite: OpenInvite }) {
  const { for_name: forName, invited_by: host, role, expires_at: until } = invite;
  return (
    <li className={row.row}>
      <p className={row.words}>
        <span className={row.name}>{forName === '' ? 'Nobody named' : `For ${forName}`}</span>
        <span className={row.more}>
          {roleNames[role]}, {host !== '' && `invited by ${host}, `}until {momentInWords(until)}
        </span>
      </p>
    </li>
  );
}
