import { render, screen } from '@testing-library/react';
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
