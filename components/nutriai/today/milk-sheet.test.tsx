import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MilkFeed } from '@/lib/nutriai/client/log/milk-feed';
import { MilkSheet } from './milk-sheet';

const feedings: readonly BabyAnswer['feeding'][] = ['breast', 'mixed', 'formula', 'none'];
const babyWith = (feeding: BabyAnswer['feeding']) =>
  ({ feeding, age_months: 9, diet: 'omnivore', allergies: [] }) as unknown as BabyAnswer;
const fed: MilkFeed = { milk: 'breast', ml: null, minutes: 12, side: 'left' };

it.each(feedings)(
  'keeps minutes and side of a feed that is opened again, with %s in the profile',
  async (feeding) => {
    const onFeed = jest.fn();
    render(
      <MilkSheet
        baby={babyWith(feeding)}
        draft={feeding}
        time="08:00"
        feed={fed}
        onFeed={onFeed}
        onClose={jest.fn()}
      />,
    );
    expect(screen.getByLabelText('Minutes (optional)')).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
    expect(onFeed).toHaveBeenCalledWith(fed, '08:00');
  },
);

it.each([
  ['parent', true],
  ['carer', false],
] as const)('tells a %s which import brought a feed, and where it is taken back: %s', (role, mayUndo) => {
  const imported = { format: 'baby_buddy', file: 'feeding.csv', at: '2026-11-20T12:00:00.000Z' } as const;
  const baby = { ...babyWith('breast'), id: 'b1', role };
  const sheet = { draft: 'imported', time: '08:00', feed: fed, onFeed: jest.fn(), onClose: jest.fn() };
  render(<MilkSheet baby={baby} imported={imported} {...sheet} />);
  expect(screen.getByText(/Imported from Baby Buddy on 20 Nov 2026, feeding\.csv\./)).toBeInTheDocument();
  const links = screen.queryAllByRole('link', { name: 'See past imports' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    mayUndo ? ['/nutriai/babies/b1/import'] : [],
  );
});

const open = (onFeed = jest.fn(), more: Partial<BabyAnswer> = {}, draft = 'new') => {
  const baby = { ...babyWith('mixed'), ...more };
  const view = render(
    <MilkSheet baby={baby} draft={draft} time="08:00" onFeed={onFeed} onClose={jest.fn()} />,
  );
  return { onFeed, ...view };
};

it('logs a feed at the breast with its time, side and minutes', async () => {
  const { onFeed } = open(jest.fn(), {}, 'breast');
  await userEvent.click(screen.getByRole('radio', { name: 'Breastfed' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Right' }));
  await userEvent.type(screen.getByLabelText('Minutes (optional)'), '9');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '07:15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Log the feed' }));
  expect(onFeed).toHaveBeenCalledWith({ milk: 'breast', ml: null, minutes: 9, side: 'right' }, '07:15');
});

it('logs a bottle with its millilitres, and asks for them', async () => {
  const { onFeed } = open(jest.fn(), {}, 'bottle');
  await userEvent.click(screen.getByRole('radio', { name: 'Formula' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log the feed' }));
  expect(onFeed).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '150');
  await userEvent.click(screen.getByRole('button', { name: 'Log the feed' }));
  expect(onFeed).toHaveBeenCalledWith({ milk: 'formula', ml: 150, minutes: null, side: null }, '08:00');
});

it.each([
  [11, false],
  [12, true],
])('offers cow’s milk at %d months: %s', (age_months, isOffered) => {
  open(jest.fn(), { age_months }, `cow ${age_months}`);
  expect(screen.queryByRole('radio', { name: 'Cow’s milk' }) !== null).toBe(isOffered);
});

it('has what was typed again when the sheet is opened again', async () => {
  const { unmount } = open(jest.fn(), {}, 'again');
  await userEvent.click(screen.getByRole('radio', { name: 'Formula' }));
  await userEvent.type(screen.getByRole('textbox'), '90');
  unmount();
  open(jest.fn(), {}, 'again');
  expect(screen.getByRole('textbox')).toHaveValue('90');
});
