import { Webhook as WebhookIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { Webhook } from './profile-paths';
import { useBabiesText } from './use-babies-text';
import { useSubmission } from './use-submission';
import { WebhookDeliveries } from './webhook-deliveries';
import { areasText, offWords } from './webhook-words';
import device from './device-row.module.css';
import styles from './webhook-row.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

interface WebhookRowProps {
  webhook: Webhook;
  onTest: () => Promise<void>;
  onTurn: (isOn: boolean) => Promise<void>;
  onDelete: () => Promise<void>;
}

const day = dateFormat({ dateStyle: 'medium' });

/** One webhook, what can be done with it, and on demand what it was sent. */
export function WebhookRow({ webhook, onTest, onTurn, onDelete }: WebhookRowProps) {
  const messagesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { submission, submit } = useSubmission();
  const { name, is_on: isOn } = webhook;
  const test = async () => {
    await onTest();
    setOpen(true);
  };
  const action = (label: string, work: () => Promise<void>) => (
    <Button variant="quiet" aria-disabled={submission.phase === 'saving'} onClick={() => void submit(work)}>
      <span>{label}</span>
      <span className={hidden.hidden}>: the webhook {name}</span>
    </Button>
  );
  return (
    <li className={styles.row}>
      <WebhookIcon size={24} aria-hidden className={device.icon} />
      <WebhookFacts webhook={webhook} />
      <div className={styles.actions}>
        {isOn && action('Send a test', test)}
        {action(isOn ? 'Turn off' : 'Turn on', () => onTurn(!isOn))}
        {action('Delete', onDelete)}
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={messagesId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>Messages</span>
          <span className={hidden.hidden}>of the webhook {name}</span>
        </Button>
      </div>
      {submission.phase === 'refused' && (
        <div className={styles.below}>
          <FormProblem message={submission.message} />
        </div>
      )}
      <div id={messagesId} className={styles.below} hidden={!isOpen}>
        {isOpen && <WebhookDeliveries webhookId={webhook.id} isOn={isOn} />}
      </div>
    </li>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { name, url, events, is_on: isOn, off_reason: offReason, last_success_at: successAt } = webhook;
  const babies = useBabiesText(webhook.babies);
  return (
    <div className={styles.text}>
      <p className={device.name}>
        {name}
        {!isOn && <span className={device.badge}>Off</span>}
      </p>
      <p className={`${device.times} ${styles.url}`}>{url}</p>
      <p className={device.times}>
        {areasText(events)} · {babies}
      </p>
      <p className={device.times}>
        {isOn || offReason === null ? successText(successAt) : offWords[offReason]}
      </p>
    </div>
  );
}

function successText(at: string | null): string {
  return at === null ? 'Nothing delivered yet.' : `Last delivered ${day.format(new Date(at))}.`;
}
