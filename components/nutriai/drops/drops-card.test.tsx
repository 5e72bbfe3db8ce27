import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayDose } from '@/lib/nutriai/client/log/day-entries';
import { givenText } from '@/lib/nutriai/client/drops/given-text';
import { logDose } from '@/lib/nutriai/client/log/log-meal';
import { DropsCard } from './drops-card';
import { type DropOfDay, useDrops } from './use-drops';

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => ({}) }));
jest.mock('./use-drops', () => ({ useDrops: jest.fn() }));
jest.mock('@/lib/nutriai/client/log/log-meal', () => ({ logDose: jest.fn(() => ({ id: 'w1' })) }));

const today = '2026-08-14';
const at = (time: string) => `${today}T${time}:00.000Z`;
const baby = { id: 'b1', role: 'parent' } as BabyAnswer;
const emergency = {
  title: 'A severe reaction',
  advice: 'Call now.',
  source: { org: 'NHS', title: 'Anaphylaxis', url: 'https://www.nhs.uk/conditions/anaphylaxis/' },
};
const drop: Omit<DropOfDay, 'doses'> = {
  id: 'd1',
  baby: 'b1',
  name: 'Vitamin D',
  amount: '',
  time: null,
  weekdays: [],
  doses_left: null,
  day: { date: today, is_due: true, streak_before: 0, missed: [] },
  made_by: null,
  created_at: at('06:00'),
  updated_at: at('06:00'),
};
const doseAt = (time: string): DayDose => ({
  id: time,
  baby: 'b1',
  write: null,
  drop: 'd1',
  name: 'Vitamin D',
  amount: '',
  given_at: at(time),
  made_by: null,
});
const show = (doses: DayDose[]) =>
  jest.mocked(useDrops).mockReturnValue({
    list: [{ ...drop, doses }],
    others: [],
    reload: jest.fn(),
  });
const card = (onLogged = jest.fn()) => (
  <DropsCard
    baby={baby}
    date={today}
    today={today}
    emergency={emergency}
    onLogged={onLogged}
    onDelete={jest.fn()}
  />
);

afterEach(() => jest.clearAllMocks());

it('shows in the question whether to log again what another carer has given since it was opened', async () => {
  show([doseAt('08:00')]);
  const { rerender } = render(card());
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  const sheet = screen.getByRole('dialog', { name: 'Log Vitamin D again?' });
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(1);
  show([doseAt('08:00'), doseAt('09:30')]);
  rerender(card());
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`${givenText(doseAt('08:00'))}.`, `${givenText(doseAt('09:30'))}.`]);
  expect(logDose).not.toHaveBeenCalled();
});

it('says whom to call above a form into which somebody types an emergency', async () => {
  show([]);
  render(card());
  await userEvent.click(screen.getByRole('button', { name: 'Edit the list of drops and medicines' }));
  const sheet = await screen.findByRole('dialog', { name: 'Drops and medicines' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Edit Vitamin D' }));
  const amount = await screen.findByLabelText('Amount (optional)');
  await userEvent.type(amount, '1 drop');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(amount);
  await userEvent.type(amount, 'he swallowed a button battery');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This can be an emergency/);
});
