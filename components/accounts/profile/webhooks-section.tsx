import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { MadeWebhook, Webhook } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionPending } from './section-pending';
import { ShownOnce } from './shown-once';
import { useWebhooks } from './use-webhooks';
import { WebhookForm } from './webhook-form';
import { WebhookRow } from './webhook-row';
import end from './form-end.module.css';
import list from './link-list.module.css';

/** Messages to programs of the member's own: make a webhook, see its secret once, test it, turn it off. */
export function WebhooksSection() {
  const { webhooks, loading, made, forgetMade, announcement, add, test, turn, remove } = useWebhooks();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);

  const show = (webhook: MadeWebhook) => {
    add(webhook);
    setMaking(false);
  };
  const removeAndMoveOn = async (webhook: Webhook) => {
    await remove(webhook);
    heading.current?.focus();
  };

  return (
    <ProfileSection
      id="webhooks"
      title="Webhooks"
      lead={
        'Tell your own program when something is logged for your babies. Each message says what kind ' +
        'of entry it was and when, never what your baby ate.'
      }
      headingRef={heading}
    >
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {made && <NewSecret made={made} onDone={forgetMade} />}
      {webhooks ? (
        <Webhooks webhooks={webhooks} onTest={test} onTurn={turn} onDelete={removeAndMoveOn} />
      ) : (
        <SectionPending what="Your webhooks" {...loading} />
      )}
      {isMaking ? (
        <WebhookForm onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        <Button variant="quiet" className={list.action} onClick={() => setMaking(true)}>
          Create a webhook
        </Button>
      )}
    </ProfileSection>
  );
}

function NewSecret({ made, onDone }: { made: MadeWebhook; onDone: () => void }) {
  return (
    <ShownOnce
      label={`The secret of your new webhook “${made.name}”`}
      title={`Copy the secret of “${made.name}” now`}
      note={
        'Your program uses it to check that a message comes from us. You won’t see it again. If ' +
        'you lose it, delete the webhook and create another.'
      }
      secret={made.secret}
      onDone={onDone}
    />
  );
}

interface WebhooksProps {
  webhooks: readonly Webhook[];
  onTest: (webhook: Webhook) => Promise<void>;
  onTurn: (webhook: Webhook, isOn: boolean) => Promise<void>;
  onDelete: (webhook: Webhook) => Promise<void>;
}

function Webhooks({ webhooks, onTest, onTurn, onDelete }: WebhooksProps) {
  if (webhooks.length === 0) return <p className={end.note}>No webhooks yet.</p>;
  return (
    <ul className={list.list}>
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          onTest={() => onTest(webhook)}
          onTurn={(isOn) => onTurn(webhook, isOn)}
          onDelete={() => onDelete(webhook)}
        />
      ))}
    </ul>
  );
}
