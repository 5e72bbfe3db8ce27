import { Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { InviteAnswer } from '@/lib/contract/nutriai-carers';
import { roleNames } from '@/lib/nutriai/client/babies/baby-words';
import styles from './invite-form.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

const moment = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

interface InviteLinkProps {
  baby: BabyAnswer;
  invite: InviteAnswer;
  onAnother: () => void;
}

/** The finished link, shown this once: the server keeps only a hash of it. */
export function InviteLink({ baby, invite, onAnother }: InviteLinkProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, said, copy } = useCopiedLink(invite.url);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.invite}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        The link is ready
      </h3>
      <p className={styles.note}>
        Send it to {invite.for_name || 'the one person it is for'}. It makes them a{' '}
        {roleNames[invite.role].toLowerCase()} of {baby.name}, works once, and until{' '}
        {moment.format(new Date(invite.expires_at))}.
      </p>
      <label htmlFor={id} className={styles.legend}>
        Link
      </label>
      <input
        ref={field}
        id={id}
        className={styles.link}
        readOnly
        value={invite.url}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
          Copy the link
        </Button>
        {'share' in navigator && <ShareButton title={`Look after ${baby.name} with me`} url={invite.url} />}
        <Button variant="quiet" onClick={onAnother}>
          Invite another
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {said}
      </p>
    </div>
  );
}

function ShareButton({ title, url }: { title: string; url: string }) {
  const share = () =>
    // Closing the sheet is no failure.
    navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
      Share
    </Button>
  );
}

/** Copies the link in `field`; `said` is how that went. */
function useCopiedLink(url: string) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Copied.');
    } catch {
      // No leave to write there, or a page without https: the link is marked, ready to be copied by hand.
      field.current?.select();
      setSaid('Please copy the selected link.');
    }
  };
  return { field, said, copy };
}
