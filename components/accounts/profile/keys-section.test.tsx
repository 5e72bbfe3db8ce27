import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import { KeysSection } from './keys-section';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init) }),
}));

const stored = {
  id: '4b5dbe6e-1a51-4f0e-9ba5-000000000001',
  name: 'Kitchen button',
  hint: 'wxyz',
  scopes: ['log:write'],
  babies: null,
  created_at: '2026-11-01T08:00:00Z',
  expires_at: '2027-01-30T08:00:00Z',
  is_expired: false,
  last_used_at: null,
  calls: 0,
  refused: 0,
};
const secret = `lp_${'a'.repeat(39)}wxyz`;
const listOf = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });

function open(more: Record<string, Handler> = {}) {
  const server = serve({
    'GET /api/user-profile/api-keys': () => answer(200, listOf([])),
    'GET /api/nutriai/baby-profiles?page_size=100': () => answer(200, listOf([{ id: 'b1', name: 'Ada' }])),
    ...more,
  });
  const fetcher = async (path: string) => readJson(await fetch(path));
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <KeysSection />
    </SWRConfig>,
  );
  return { server, user: userEvent.setup() };
}

it('makes a key, shows it once, and forgets it', async () => {
  let isMade = false;
  const sent: unknown[] = [];
  const { user } = open({
    'GET /api/user-profile/api-keys': () => answer(200, listOf(isMade ? [stored] : [])),
    'POST /api/user-profile/api-keys': ({ body }) => {
      isMade = true;
      sent.push(body);
      return answer(201, { ...stored, key: secret });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a key' }));
  await user.type(screen.getByLabelText('What is it for?'), 'Kitchen button');
  await user.click(screen.getByRole('checkbox', { name: /Add to the log/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ada' }));
  await user.selectOptions(screen.getByLabelText('Expires after'), '30 days');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  const shown = await screen.findByRole('group', { name: 'Your new key “Kitchen button”' });
  expect(shown).toHaveTextContent(secret);
  expect(shown).toHaveFocus();
  expect(sent).toEqual([
    { name: 'Kitchen button', scopes: ['log:write'], babies: ['b1'], expires_in_days: 30 },
  ]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('lp_…wxyz');
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

it('says that there are none', async () => {
  open({});
  expect(await screen.findByText('No keys yet.')).toBeVisible();
});

it('says which field was refused', async () => {
  const { user } = open({
    'POST /api/user-profile/api-keys': () => answer(400, { scopes: ['This list may not be empty.'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create a key' }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByRole('group', { name: 'What can it do?' })).toHaveAccessibleDescription(
    'This list may not be empty.',
  );
});

it('revokes a key, and says so', async () => {
  let isRevoked = false;
  const { user } = open({
    'GET /api/user-profile/api-keys': () => answer(200, listOf(isRevoked ? [] : [stored])),
    [`DELETE /api/user-profile/api-keys/${stored.id}`]: () => {
      isRevoked = true;
      return answer(204, null);
    },
  });
  await user.click(await screen.findByRole('button', { name: /Revoke/ }));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('The key “Kitchen button” is revoked.');
});

it.each([
  ['every baby', null],
  ['Ada', ['b1']],
  ['Ada and 1 baby no longer on your list', ['b1', 'b2']],
])('says that a key is for %s', async (text, babies) => {
  open({ 'GET /api/user-profile/api-keys': () => answer(200, listOf([{ ...stored, babies }])) });
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(`adds to the log · ${text}N`));
});
