import { useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { LoadProblem } from './load-problem';
import {
  deliveriesPath,
  type MadeWebhook,
  type Webhook,
  type WebhookList,
  webhookPath,
  webhooksPath,
  webhookTestPath,
} from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionLoading } from './section-loading';
import { ShownOnce } from './shown-once';
import { WebhookForm } from './webhook-form';
import { WebhookRow } from './webhook-row';
import end from './form-end.module.css';
import list from './link-list.module.css';

/** Messages to programs of the member's own: make a webhook, see its secret once, test it, turn it off. */
export function WebhooksSection() {
  const { authenticatedFetch } = useAuth();
  const { mutate: mutateOther } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<WebhookList, unknown>(webhooksPath);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const show = (webhook: MadeWebhook) => {
    setMade(webhook);
    setMaking(false);
    void mutate();
  };
  const test = async ({ id, name }: Webhook) => {
    await readJson(await authenticatedFetch(webhookTestPath(id), { method: 'POST' }));
    await mutateOther(deliveriesPath(id));
    setAnnouncement(`A test is on its way to “${name}”.`);
  };
  const turn = async ({ id, name }: Webhook, isOn: boolean) => {
    const response = await authenticatedFetch(webhookPath(id), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ is_on: isOn }),
    });
    await readJson(response);
    await mutate();
    setAnnouncement(`“${name}” is ${isOn ? 'on' : 'off'}.`);
  };
  const remove = async ({ id, name }: Webhook) => {
    const response = await authenticatedFetch(webhookPath(id), { method: 'DELETE' });
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    await mutate();
    if (made?.id === id) setMade(null);
    setAnnouncement(`“${name}” is deleted.`);
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
      {made && (
        <ShownOnce
          label={`The secret of your new webhook “${made.name}”`}
          title={`Copy the secret of “${made.name}” now`}
          note={
            'Your program uses it to check that a message comes from us. You won’t see it again. If ' +
            'you lose it, delete the webhook and create another.'
          }
          secret={made.secret}
          onDone={() => setMade(null)}
        />
      )}
      {data ? (
        data.results.length > 0 ? (
          <ul className={list.list}>
            {data.results.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onTest={() => test(webhook)}
                onTurn={(isOn) => turn(webhook, isOn)}
                onDelete={() => remove(webhook)}
              />
            ))}
          </ul>
        ) : (
          <p className={end.note}>No webhooks yet.</p>
        )
      ) : error === undefined ? (
        <SectionLoading>Loading your webhooks…</SectionLoading>
      ) : (
        <LoadProblem
          what="Your webhooks"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
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
