import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import { RemindersView } from './reminders-view';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init) }),
}));
jest.mock('@/components/nutriai/shell/baby-provider', () => ({
  useBaby: () => ({ id: 'b1', name: 'Ada', role: 'parent' }),
}));

// jsdom has none.
beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));

const none = { drops: false, feed_after_minutes: null, next_allergen: false, appointments: false };
const stored = {
  time_zone: null,
  quiet: null,
  babies: [
    { baby: 'b1', name: 'Ada', ...none },
    { baby: 'b2', name: 'Ben', ...none, drops: true },
  ],
};
const calendar = {
  url: 'https://site.test/api/calendars/secret.ics',
  time_zone: 'UTC',
  created_at: '2026-11-20T08:00:00Z',
  read_at: null,
};
const calendarPath = '/api/nutriai/baby-profiles/b1/calendar';
const listPath = '/api/nutriai/appointments?baby=b1&page_size=100';

const emergency = {
  title: 'A severe reaction',
  advice: 'Call now.',
  source: { org: 'NHS', title: 'Anaphylaxis', url: 'https://www.nhs.uk/conditions/anaphylaxis/' },
};

function open(more: Record<string, Handler> = {}) {
  const server = serve({
    'GET /api/nutriai/push-devices': () => answer(200, { public_key: 'key', results: [] }),
    'GET /api/nutriai/reminders': () => answer(200, stored),
    [`GET ${calendarPath}`]: () => answer(200, { calendar: null }),
    [`GET ${listPath}`]: () => answer(200, { count: 0, next: null, previous: null, results: [] }),
    ...more,
  });
  const fetcher = async (address: string) => readJson(await fetch(address));
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <RemindersView emergency={emergency} />
    </SWRConfig>,
  );
  return server;
}

it('says why this browser cannot take reminders', async () => {
  open();
  expect(await screen.findByText(/secure connection|cannot take reminders/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on reminders here' })).toBeNull();
});

it('stores what is chosen for this baby, and leaves the others as they are', async () => {
  const sent: unknown[] = [];
  open({
    'PUT /api/nutriai/reminders': (request) => {
      sent.push(request.body);
      return answer(200, { ...stored, time_zone: 'UTC' });
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /The next feed/ }));
  await user.selectOptions(screen.getByLabelText('After'), '4 hours');
  await user.click(screen.getByRole('checkbox', { name: /Don’t disturb me/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    quiet: { from: '21:00', to: '07:00' },
    babies: [
      { baby: 'b2', drops: true },
      { baby: 'b1', drops: false, feed_after_minutes: 240 },
    ],
  });
});

it('makes a calendar and shows its address', async () => {
  open({ [`POST ${calendarPath}`]: () => answer(201, calendar) });
  await userEvent.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByText(calendar.url)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Subscribe on this device' });
  expect(link).toHaveAttribute('href', 'webcal://site.test/api/calendars/secret.ics');
});

it('marks what is wrong with an appointment, says it once, and takes none that is over', async () => {
  open({ 'POST /api/nutriai/appointments': () => answer(400, { title: ['This field may not be blank.'] }) });
  const when = (await screen.findAllByLabelText(/^When/)).at(-1) as HTMLInputElement;
  const add = screen.getByRole('button', { name: 'Add' });
  await userEvent.type(when, '2020-01-01T10:00');
  await userEvent.click(add);
  expect(screen.getByText('This time is in the past.')).toBeVisible();
  await userEvent.clear(when);
  await userEvent.type(when, '2999-01-01T10:00');
  await userEvent.click(add);
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  expect(screen.getByText('Not saved yet. Please check what is marked above.')).toBeVisible();
});

it('says whom to call above an appointment whose words tell of an emergency', async () => {
  open();
  const what = await screen.findByLabelText(/^What/);
  await userEvent.type(what, 'Eight-week check');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(what);
  await userEvent.type(what, 'she is blue and cannot breathe');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This can be an emergency/);
  expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
});
