import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { LoadProblem } from './load-problem';
import { type Delivery, deliveriesPath, type DeliveryList, deliveryAgainPath } from './profile-paths';
import { SectionLoading } from './section-loading';
import { useSubmission } from './use-submission';
import { deliveryText, eventText, isUnderWay } from './webhook-words';
import styles from './webhook-deliveries.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

const whileWaitingMs = 2_000;
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** What a webhook was sent of late. Asked for again while a first answer is still to come. */
export function WebhookDeliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const { data, error, isValidating, mutate } = useSWR<DeliveryList, unknown>(deliveriesPath(webhookId), {
    refreshInterval: (list) => (list?.results.some(isUnderWay) ? whileWaitingMs : 0),
  });
  if (!data) {
    if (error === undefined) return <SectionLoading>Loading messages…</SectionLoading>;
    return (
      <LoadProblem what="The messages" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  if (data.results.length === 0) return <p className={styles.note}>No messages in the last seven days.</p>;
  return (
    <ul className={styles.list}>
      {data.results.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          webhookId={webhookId}
          delivery={delivery}
          canSend={isOn}
          onSent={() => void mutate()}
        />
      ))}
    </ul>
  );
}

interface DeliveryRowProps {
  webhookId: string;
  delivery: Delivery;
  canSend: boolean;
  onSent: () => void;
}

function DeliveryRow({ webhookId, delivery, canSend, onSent }: DeliveryRowProps) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const at = moment.format(new Date(delivery.created_at));
  const sendAgain = async () => {
    await readJson(await authenticatedFetch(deliveryAgainPath(webhookId, delivery.id), { method: 'POST' }));
    onSent();
  };
  return (
    <li className={styles.row}>
      <div>
        <p>
          {eventText(delivery.event)} <span className={styles.note}>{at}</span>
        </p>
        <p className={styles.note}>{deliveryText(delivery)}</p>
      </div>
      {canSend && delivery.state !== 'waiting' && (
        <Button
          variant="quiet"
          aria-disabled={submission.phase === 'saving'}
          onClick={() => void submit(sendAgain)}
        >
          <span>Send again</span>
          <span className={hidden.hidden}>
            {eventText(delivery.event)}, {at}
          </span>
        </Button>
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
    </li>
  );
}
