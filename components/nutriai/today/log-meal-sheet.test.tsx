import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import { mealsOfDay } from '@/lib/nutriai/client/log/day-entries';
import { localToday } from '@/lib/nutriai/client/local-date';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import { getWrites, putWrite } from '@/lib/nutriai/client/log/log-store';
import { login } from '@/lib/accounts/client/login';
import { answer, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { EntryState } from './entry-state';
import { LogMealSheet } from './log-meal-sheet';

// A busy machine types slowly, and what follows comes late.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const date = localToday();
const baby: BabyAnswer = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ida',
  birth_date: '2026-02-01',
  due_date: null,
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  locale: null,
  avoids: [],
  allergies: ['egg'],
  other_allergies: [],
  dislikes: [],
  introduced_allergens: [],
  measurements: [],
  age_months: 9,
  corrected_age_months: null,
  role: 'parent',
  created_at: '2026-11-01T08:00:00Z',
  limited_until: null,
  updated_at: '2026-11-01T08:00:00Z',
};
const lentils = {
  food: 'lentils',
  recipe: null,
  text: null,
  name: 'Lentils',
  amount: 2,
  unit: 'tbsp',
  grams: 25,
} as const;
const earlier = { id: 'm0', kind: 'lunch', items: [lentils], reaction: null } as unknown as MealAnswer;
const foods = [
  { id: 'pear', name: 'Pear', flags: [], measures: [], allergens: [], from_months: 6 },
  { id: 'egg', name: 'Egg', flags: [], measures: [{ unit: 'piece' }], allergens: ['egg'], from_months: 6 },
];
const onLogged = jest.fn();
const emergency = {
  title: 'A severe reaction',
  advice: 'Call now.',
  source: { org: 'NHS', title: 'Anaphylaxis', url: 'https://www.nhs.uk/' },
};
const onRepeat = jest.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onLogged.mockClear();
  onRepeat.mockClear();
  serve({
    'GET /api/nutriai/foods?q=p&page_size=6': () => answer(200, { results: foods }),
    'POST /api/nutriai/meals': () => noAnswer(),
  });
  login({ access_token: makeToken(), refresh_token: makeToken({ id: 'r' }), user: { id: 7 } });
});

const check = 'POST /api/nutriai/meals/check';
const caution = {
  level: 'stop',
  kind: 'safety',
  rule: 'H2-honey',
  food_name: 'Honey',
  message: 'It can make a baby gravely ill.',
  instead: 'Sweeten with banana.',
  watch: 'Watch for a weak cry.',
};

const open = (recent: MealAnswer[] = []) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LogMealSheet
        baby={baby}
        date={date}
        emergency={emergency}
        planned={[]}
        recent={recent}
        onLogged={onLogged}
        onRepeat={onRepeat}
        onClose={() => undefined}
      />
    </SWRConfig>,
  );

const sheet = () => within(screen.getByRole('dialog', { name: 'Log a meal' }));

it('repeats with one tap what was eaten before, and shows it as not yet saved', async () => {
  open([earlier]);
  await userEvent.click(sheet().getByRole('button', { name: /Lentils/ }));
  expect(onRepeat).toHaveBeenCalledWith({ items: [lentils] });
  logMeal({ baby: baby.id, items: [lentils], kind: 'lunch', eatenAt: new Date().toISOString() });
  const [meal] = mealsOfDay([], getWrites(), { baby: baby.id, date });
  render(<EntryState write={meal?.write ?? null} />);
  expect(screen.getByText('Not yet saved')).toBeVisible();
});

it('asks for an amount where a food has none, takes a comma, and names an allergy', async () => {
  open();
  await userEvent.type(sheet().getByRole('textbox'), 'p');
  expect(await sheet().findByText('on the allergy list')).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Pear' }));
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  expect(sheet().getByText('How much of it? A rough amount is fine.')).toBeVisible();
  expect(getWrites()).toEqual([]);
  await userEvent.type(sheet().getByRole('textbox', { name: 'Amount of Pear' }), '12,5');
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  await waitFor(() => expect(getWrites()[0]?.body).toMatchObject({ items: [{ food: 'pear', grams: 12.5 }] }));
});

it('takes words as they are, also without a network for the search', async () => {
  serve({ 'POST /api/nutriai/meals': () => noAnswer() });
  open();
  await userEvent.type(sheet().getByRole('textbox'), '2 tbsp porridge{Enter}');
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  await waitFor(() => expect(getWrites()[0]?.body).toMatchObject({ items: [{ text: '2 tbsp porridge' }] }));
});

it('shows a refusal with the ways on, and drops it when asked', async () => {
  logMeal({ baby: baby.id, items: [lentils], kind: 'lunch', eatenAt: new Date().toISOString() });
  for (const write of getWrites()) putWrite({ ...write, refusal: { status: 400, message: 'Not a food.' } });
  const correct = jest.fn();
  render(<EntryState write={getWrites()[0] ?? null} onCorrect={correct} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved. Not a food.');
  await userEvent.click(screen.getByRole('button', { name: 'Fix it' }));
  expect(correct).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(getWrites()).toEqual([]);
});

it('says what speaks against a meal before it is logged, and logs it anyway with a second press', async () => {
  const server = serve({
    [check]: () => answer(200, { emergency: false, cautions: [caution] }),
    'POST /api/nutriai/meals': () => noAnswer(),
  });
  open();
  await userEvent.type(sheet().getByRole('textbox'), 'toast with honey{Enter}');
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  expect(await sheet().findByText(/gravely ill/)).toBeVisible();
  expect(getWrites()).toEqual([]);
  await userEvent.click(await sheet().findByRole('button', { name: 'Log it anyway' }));
  await waitFor(() => expect(getWrites()).toHaveLength(1));
  expect(onLogged).toHaveBeenCalledWith(expect.anything(), expect.any(String), [caution]);
  expect(server.calls.find(({ route }) => route === check)?.body).toMatchObject({
    baby: baby.id,
    items: [{ text: 'toast with honey' }],
  });
});

it('logs what stands in the search with the rest, and keeps what was typed when the sheet is closed', async () => {
  serve({
    [check]: () => answer(200, { emergency: false, cautions: [] }),
    'POST /api/nutriai/meals': () => noAnswer(),
  });
  const { unmount } = open();
  await userEvent.type(sheet().getByRole('textbox'), 'porridge{Enter}');
  await userEvent.type(sheet().getByRole('textbox', { name: /Search for a food/ }), 'half a banana');
  unmount();
  open();
  expect(sheet().getByDisplayValue('porridge')).toBeVisible();
  expect(sheet().getByDisplayValue('half a banana')).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  await waitFor(() =>
    expect(getWrites()[0]?.body).toMatchObject({ items: [{ text: 'porridge' }, { text: 'half a banana' }] }),
  );
  expect(Object.keys(sessionStorage).filter((key) => key.includes('meal'))).toEqual([]);
});

it('logs what was typed as it stands, with one press', async () => {
  serve({
    'GET /api/nutriai/foods?q=half a pear&page_size=6': () => answer(200, { results: [] }),
    [check]: () => answer(200, { emergency: false, cautions: [] }),
    'POST /api/nutriai/meals': () => noAnswer(),
  });
  open();
  await userEvent.type(sheet().getByRole('textbox'), 'half a pear');
  await userEvent.click(sheet().getByRole('button', { name: /^Log / }));
  await waitFor(() => expect(onLogged).toHaveBeenCalled());
  expect(getWrites()).toMatchObject([{ body: { items: [{ text: 'half a pear' }] } }]);
});

it('stops what was typed at a danger, and logs it at the second press', async () => {
  serve({
    'GET /api/nutriai/foods?q=toast with honey&page_size=6': () => answer(200, { results: [] }),
    [check]: () => answer(200, { emergency: false, cautions: [caution] }),
    'POST /api/nutriai/meals': () => noAnswer(),
  });
  open();
  await userEvent.type(sheet().getByRole('textbox'), 'toast with honey');
  // Read before anything that is found, which fills a small screen.
  const found = sheet().getByRole('list', { name: 'Found' });
  const line = await sheet().findByText(/gravely ill/);
  expect(line.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(await sheet().findByRole('button', { name: 'Log it anyway' }));
  await waitFor(() => expect(onLogged.mock.calls[0]?.[2]).toMatchObject([{ rule: 'H2-honey' }]));
});
