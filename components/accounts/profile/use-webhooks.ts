import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import {
  deliveriesPath,
  type MadeWebhook,
  type Webhook,
  type WebhookList,
  webhookPath,
  webhooksPath,
  webhookTestPath,
} from './profile-paths';

/** The member's webhooks, the one that was just made, what can be done with each, and what was done last. */
export function useWebhooks() {
  const { authenticatedFetch } = useAuth();
  const { mutate: mutateOther } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<WebhookList, unknown>(webhooksPath);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const add = (webhook: MadeWebhook) => {
    setMade(webhook);
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
    await readDeleted(response);
    await mutate();
    if (made?.id === id) setMade(null);
    setAnnouncement(`“${name}” is deleted.`);
  };

  return {
    webhooks: data?.results,
    loading: { error, isTrying: isValidating, onRetry: () => void mutate() },
    made,
    forgetMade: () => setMade(null),
    announcement,
    add,
    test,
    turn,
    remove,
  };
}
