import { Copy } from 'lucide-react';
import { useState } from 'react';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CalendarAnswer } from '@/lib/contract/nutriai-calendar';
import { useOwnCalendar } from './use-own-calendar';
import styles from './reminders.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

/** A calendar to subscribe to, by an address that is a secret. */
export function CalendarCard({ baby }: { baby: BabyAnswer }) {
  const { data, error, isValidating, mutate, submission, make, end } = useOwnCalendar(baby.id);
  const isBusy = submission.phase === 'saving';
  return (
    <Card
      title="In your calendar"
      lead={
        `Subscribe once, and ${baby.name}’s planned meals, drops and appointments appear in your ` +
        'phone’s calendar and stay up to date.'
      }
    >
      {data?.calendar ? (
        <Address
          calendar={data.calendar}
          isBusy={isBusy}
          onAnew={() => void make()}
          onEnd={() => void end()}
        />
      ) : data ? (
        <NoAddress isBusy={isBusy} onMake={() => void make()} />
      ) : error === undefined ? (
        <Skeleton label="Loading your calendar…" rows={1} />
      ) : (
        <LoadProblem
          what="Your calendar"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
    </Card>
  );
}

function NoAddress({ isBusy, onMake }: { isBusy: boolean; onMake: () => void }) {
  return (
    <div className={styles.form}>
      <p className={styles.note}>
        You get a private address for your calendar app. Anyone who has it can read the calendar, so don’t
        share it. You can revoke it at any time.
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={isBusy} onClick={onMake}>
          {isBusy ? 'Creating the address…' : 'Create an address'}
        </Button>
      </div>
    </div>
  );
}

interface AddressProps {
  calendar: CalendarAnswer;
  isBusy: boolean;
  onAnew: () => void;
  onEnd: () => void;
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function Address({ calendar: { url, read_at: readAt }, isBusy, onAnew, onEnd }: AddressProps) {
  const [said, setSaid] = useState('');
  const copy = () => {
    // There is no clipboard on plain http.
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setSaid('Copied.'),
      () => setSaid('Copying did not work: select the address and copy it by hand.'),
    );
  };
  return (
    <div className={styles.form}>
      <code className={styles.address}>{url}</code>
      <div className={styles.buttons}>
        <a className={buttonClass('quiet')} href={url.replace(/^https?:/, 'webcal:')}>
          Subscribe on this device
        </a>
        <Button variant="quiet" onClick={copy}>
          <Copy size={20} aria-hidden /> Copy
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {said}
      </p>
      <p className={styles.note}>
        In Google Calendar, open <em>Other calendars</em> on a computer, then <em>From URL</em>, and paste the
        address. Calendars read it every few hours.{' '}
        {readAt === null ? 'No calendar has read it yet.' : `Last read ${moment.format(new Date(readAt))}.`}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={isBusy} onClick={onAnew}>
          New address
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onEnd}>
          Revoke
        </Button>
      </div>
      <p className={styles.note}>
        The old address stops working at once when you create a new one or revoke it.
      </p>
    </div>
  );
}
