import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import type { MadeLink } from './use-new-health-link';
import { HealthLinkSheet } from './health-link-sheet';
import { HealthLinks } from './health-links';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init) }),
}));

const path = '/api/nutriai/baby-profiles/b1/health-links';
const stored = {
  id: 'l1',
  label: 'Growth and feeding record',
  has_passcode: true,
  is_one_time: false,
  state: 'active',
  attempts_left: 10,
  created_at: '2026-11-24T08:00:00Z',
  expires_at: '2026-12-01T08:00:00Z',
  ended_at: null,
  made_by: null,
  accesses: [{ at: '2026-11-24T09:30:00Z', recipient: 'St Elsewhere', result: 'wrong_passcode' }],
};
const link = 'shlink:/eyJ1cmwiOiJodHRwcyJ9';
const qr = { size: 29, path: 'M4 4h7v1H4z' };
const listOf = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });

/** The list and the page of the report, as the report puts them together. */
function Report() {
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <>
      <HealthLinks babyId="b1" days={30} made={made} onMade={setMade} />
      {made && <HealthLinkSheet babyName="Ada" made={made} onDone={() => setMade(null)} />}
    </>
  );
}

function open(more: Record<string, Handler>) {
  serve({ [`GET ${path}`]: () => answer(200, listOf([])), ...more });
  const fetcher = async (key: string) => readJson(await fetch(key));
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <Report />
    </SWRConfig>,
  );
  return userEvent.setup();
}

it('suggests a passcode, sends what was chosen, and shows the code this once', async () => {
  const sent: Record<string, unknown>[] = [];
  const user = open({
    [`POST ${path}`]: ({ body }) => {
      sent.push(body as Record<string, unknown>);
      return answer(201, { ...stored, accesses: [], link, qr });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Create a QR code' }));
  const field = screen.getByLabelText<HTMLInputElement>('Passcode');
  expect(field.value).toMatch(/^\d{6}$/);
  await user.click(screen.getByRole('checkbox', { name: 'Works only once' }));
  await user.selectOptions(screen.getByLabelText('Expires after'), '30 days');
  await user.click(screen.getByRole('button', { name: 'Create QR code' }));
  const sheet = await screen.findByRole('region', { name: 'Page with the QR code' });
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveTextContent(link);
  expect(sheet).toHaveTextContent(String(sent[0]?.passcode));
  expect(sent).toMatchObject([
    {
      label: 'Growth and feeding record',
      passcode: expect.any(String),
      is_one_time: true,
      expires_in_days: 30,
    },
  ]);
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(link)).not.toBeInTheDocument();
});

it('asks for no passcode where none is wanted, and says which field was refused', async () => {
  const sent: unknown[] = [];
  const user = open({
    [`POST ${path}`]: ({ body }) => {
      sent.push(body);
      return answer(400, { label: ['This field may not be blank.'] });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Create a QR code' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ask for a passcode' }));
  await user.clear(screen.getByLabelText('What are you sharing?'));
  await user.click(screen.getByRole('button', { name: 'Create QR code' }));
  expect(await screen.findByText('This field may not be blank.')).toBeVisible();
  expect(sent).toMatchObject([{ label: '', passcode: null }]);
});

it('lists who asked, and revokes', async () => {
  let state = 'active';
  const user = open({
    [`GET ${path}`]: () => answer(200, listOf([{ ...stored, state }])),
    [`DELETE ${path}/l1`]: () => {
      state = 'revoked';
      return answer(204, null);
    },
  });
  const asked = await screen.findByRole('list', { name: 'Who asked for “Growth and feeding record”' });
  expect(asked).toHaveTextContent('“St Elsewhere” entered a wrong passcode');
  await user.click(screen.getByRole('button', { name: /Revoke/ }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
});
