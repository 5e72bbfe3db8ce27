import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import { WebhooksSection } from './webhooks-section';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init) }),
}));

const path = '/api/user-profile/webhooks';
const stored = {
  id: '4b5dbe6e-1a51-4f0e-9ba5-000000000001',
  name: 'Lamp',
  url: 'https://home.example/hook',
  events: ['water.logged', 'water.changed', 'water.deleted'],
  babies: null,
  is_on: true,
  off_reason: null,
  created_at: '2026-11-01T08:00:00Z',
  last_success_at: null,
};
const delivery = {
  id: '4b5dbe6e-1a51-4f0e-9ba5-000000000002',
  message: 'msg_1',
  event: 'water.logged',
  baby: 'b1',
  state: 'failed',
  attempts: 3,
  status: 500,
  problem: 'status',
  created_at: '2026-11-20T08:00:00Z',
  next_attempt_at: null,
  ended_at: '2026-11-21T08:00:00Z',
};
const secret = `whsec_${'a'.repeat(43)}=`;
const listOf = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });

function open(more: Record<string, Handler> = {}) {
  const server = serve({
    [`GET ${path}`]: () => answer(200, listOf([])),
    'GET /api/nutriai/baby-profiles?page_size=100': () => answer(200, listOf([{ id: 'b1', name: 'Ada' }])),
    ...more,
  });
  const fetcher = async (address: string) => readJson(await fetch(address));
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <WebhooksSection />
    </SWRConfig>,
  );
  return { server, user: userEvent.setup() };
}

it('asks again while the first attempt of a message is under way', async () => {
  const waiting = { ...delivery, state: 'waiting', attempts: 1, status: null, problem: null };
  const states = [waiting, { ...delivery, state: 'delivered', attempts: 1, status: 204, problem: null }];
  const { user } = open({
    [`GET ${path}`]: () => answer(200, listOf([stored])),
    [`GET ${path}/${stored.id}/deliveries`]: () =>
      answer(200, listOf([states.length > 1 ? states.shift() : states[0]])),
  });
  await user.click(await screen.findByRole('button', { name: /^Messages/ }));
  expect(await screen.findByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Delivered (204)', undefined, { timeout: 4_000 })).toBeVisible();
});

it('makes a webhook, shows its secret once, and forgets it', async () => {
  let isMade = false;
  const sent: unknown[] = [];
  const { user } = open({
    [`GET ${path}`]: () => answer(200, listOf(isMade ? [stored] : [])),
    [`POST ${path}`]: ({ body }) => {
      isMade = true;
      sent.push(body);
      return answer(201, { ...stored, secret });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a webhook' }));
  await user.type(screen.getByLabelText('What is the webhook for?'), 'Lamp');
  await user.type(screen.getByLabelText('Address for the messages'), stored.url);
  await user.click(screen.getByRole('checkbox', { name: 'Water' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ada' }));
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  const shown = await screen.findByRole('group', { name: /secret of your new webhook “Lamp”/ });
  expect(shown).toHaveTextContent(secret);
  expect(shown).toHaveFocus();
  expect(sent).toEqual([{ name: 'Lamp', url: stored.url, events: stored.events, babies: ['b1'] }]);
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

it('says which field was refused', async () => {
  const message = 'Addresses in private networks cannot be reached from here.';
  const { user } = open({ [`POST ${path}`]: () => answer(400, { url: [message] }) });
  await user.click(await screen.findByRole('button', { name: 'Create a webhook' }));
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  const field = screen.getByLabelText('Address for the messages');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
});

it('shows what was not delivered, and sends it again', async () => {
  const again = jest.fn(() => answer(202, { ...delivery, state: 'waiting' }));
  const { user } = open({
    [`GET ${path}`]: () => answer(200, listOf([stored])),
    [`GET ${path}/${stored.id}/deliveries`]: () => answer(200, listOf([delivery])),
    [`POST ${path}/${stored.id}/deliveries/${delivery.id}/again`]: again,
  });
  await user.click(await screen.findByRole('button', { name: /Messages/ }));
  expect(await screen.findByText('Not delivered: the receiver answered 500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
});

it('says why a webhook is off, and turns it on', async () => {
  let isOn = false;
  const { user } = open({
    [`GET ${path}`]: () =>
      answer(200, listOf([{ ...stored, is_on: isOn, off_reason: isOn ? null : 'failing' }])),
    [`PATCH ${path}/${stored.id}`]: ({ body }) => {
      isOn = (body as { is_on: boolean }).is_on;
      return answer(200, stored);
    },
  });
  expect(await screen.findByText('Turned off: nothing could be delivered for a day.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send a test/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Turn on/ }));
  expect(await screen.findByRole('button', { name: /Turn off/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('“Lamp” is on.');
});
