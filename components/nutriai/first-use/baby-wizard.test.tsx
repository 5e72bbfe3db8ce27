import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { answer, type Handler, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { BabyWizard } from './baby-wizard';

const babies = { choose: jest.fn(), reload: jest.fn(async () => undefined) };
const auth = { authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init) };
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));
jest.mock('@/components/nutriai/shell/baby-provider', () => ({ useBabies: () => babies }));
jest.mock('./before-solids', () => ({ BeforeSolids: () => <p>What to wait for</p> }));

const route = 'POST /api/nutriai/baby-profiles';
const today = new Date('2026-11-21T09:00:00Z');

const ada: Partial<BabyAnswer> = { id: 'a1', name: 'Ada', age_months: 8, corrected_age_months: null };

function open(save: Handler = () => answer(201, ada)) {
  const server = serve({ [route]: save });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<BabyWizard />);
  return { server, user, view };
}

type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function tellNameAndBirth(user: User, { name = 'Ada', born = '2026-03-10' } = {}) {
  await user.type(screen.getByLabelText('Name'), name);
  const consent = screen.getByRole('checkbox', { name: /^I agree/ });
  if (!(consent as HTMLInputElement).checked) await user.click(consent);
  await press(user, 'Continue');
  await user.type(screen.getByLabelText('Birth date'), born);
  await press(user, 'Continue');
}

beforeEach(() => {
  jest.useFakeTimers({ now: today, doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.clearAllMocks();
  Object.assign(babies, { babies: [] });
  sessionStorage.clear();
  localStorage.setItem('access_token', makeToken({ subject: 'ada' }));
  window.history.replaceState(null, '', '/nutriai/babies/new');
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

it('asks one thing at a time, saves, and leads to the first plan', async () => {
  const { server, user } = open();
  await tellNameAndBirth(user);
  expect(screen.getByRole('heading', { name: 'Is Ada a girl or a boy?' })).toHaveFocus();
  await press(user, 'Girl');
  await press(user, 'Formula');
  await press(user, /^Vegetarian/);
  await press(user, 'None known');
  await user.click(screen.getByLabelText('Egg'));
  await press(user, 'Add Ada');
  expect(await screen.findByRole('link', { name: 'Plan the first week' })).toBeVisible();
  expect(server.calls[0]?.body).toEqual({
    consent: '2026-11-21',
    name: 'Ada',
    birth_date: '2026-03-10',
    due_date: null,
    sex: 'female',
    feeding: 'formula',
    diet: 'vegetarian',
    allergies: [],
    other_allergies: [],
    avoids: [],
    introduced_allergens: [{ code: 'egg', date: null, reaction: 'none' }],
  });
  expect(babies.choose).toHaveBeenCalledWith('a1');
  expect(babies.reload).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing of a first baby without consent', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await press(user, 'Continue');
  const consent = screen.getByRole('checkbox', { name: /^I agree/ });
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription(
    'We need your consent before we store anything about your child.',
  );
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  await user.click(consent);
  await press(user, 'Continue');
  expect(screen.getByLabelText('Birth date')).toBeVisible();
});

it('does not ask again before a second baby', () => {
  Object.assign(babies, { babies: [ada] });
  open();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('lets nobody past a missing name, and goes back to what was chosen', async () => {
  const { user } = open();
  await press(user, 'Continue');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('A name or a nickname is enough.');
  await tellNameAndBirth(user);
  await press(user, 'Boy');
  await press(user, 'Back');
  expect(await screen.findByRole('button', { name: 'Boy' })).toHaveAttribute('aria-pressed', 'true');
});

it('goes on after a reload where it was', async () => {
  const { user, view } = open();
  await tellNameAndBirth(user);
  await press(user, 'Skip');
  view.unmount();
  open();
  expect(screen.getByRole('heading', { name: 'Which milk does Ada drink?' })).toBeVisible();
});

it('sends the same call again after a failure, and another for other answers', async () => {
  let isDown = true;
  const { server, user } = open(() => (isDown ? noAnswer() : answer(201, ada)));
  await tellNameAndBirth(user);
  await press(user, 'Add your baby now, the rest later');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t answer');
  await press(user, 'Add your baby now, the rest later');
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await press(user, 'Girl');
  isDown = false;
  await press(user, 'Add your baby now, the rest later');
  await screen.findByText('Ada is in');
  const keys = server.calls.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows what the server refuses at its question', async () => {
  const text = 'NutriAI is for children under five years.';
  const { user } = open(() => answer(400, { birth_date: [text] }));
  await tellNameAndBirth(user);
  await press(user, 'Add your baby now, the rest later');
  expect(await screen.findByRole('heading', { name: 'When was Ada born?' })).toBeVisible();
  expect(screen.getByLabelText('Birth date')).toHaveAccessibleDescription(text);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('sends once, however often it is pressed', async () => {
  const saved = later<Response>();
  const { server, user } = open(() => saved.promise);
  await tellNameAndBirth(user);
  await press(user, 'Add your baby now, the rest later');
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  saved.settle(answer(201, { ...ada, age_months: 2 }));
  // Under six months there is no plan to make.
  expect(await screen.findByText('What to wait for')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Plan the first week' })).not.toBeInTheDocument();
  expect(server.calls).toHaveLength(1);
});
