import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlannedSlotAnswer } from '@/lib/contract/nutriai-plans';
import { SlotCard } from './slot-card';

const slot = {
  kind: 'lunch',
  recipe: 'dal',
  slug: 'dal',
  title: 'Dal',
  grams: 120,
  portion: '8 tablespoons',
  texture: 'Mashed',
  verdict: 'allow',
  locked: false,
} as unknown as PlannedSlotAnswer;

function show(more: Partial<Parameters<typeof SlotCard>[0]> = {}) {
  const [onCook, onPutAway] = [jest.fn(), jest.fn()];
  render(
    <SlotCard
      slot={slot}
      place={{ date: '2026-11-20', slot: 1 }}
      isParent={false}
      firstTastes={[]}
      isCooked={false}
      onCook={onCook}
      storedWords={null}
      onPutAway={onPutAway}
      onLock={jest.fn()}
      onSwap={jest.fn()}
      onMove={jest.fn()}
      dragged={null}
      onDrag={jest.fn()}
      onDrop={jest.fn()}
      {...more}
    />,
  );
  return { onCook, onPutAway };
}

it('logs with Ate it, and cooks with Cooked it', async () => {
  const { onCook, onPutAway } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Ate it' }));
  expect([onCook.mock.calls.length, onPutAway.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Cooked it: Dal' }));
  expect([onCook.mock.calls.length, onPutAway.mock.calls.length]).toEqual([1, 1]);
});

it('names the day of the batch, which is not cooked again', () => {
  show({ slot: { ...slot, leftover_of: '2026-11-18' }, onPutAway: undefined });
  expect(screen.getByText(/^From Wed.*’s batch$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cooked it/ })).toBeNull();
});

it('says where the recipe is too small for what is eaten of it', () => {
  show({ slot: { ...slot, batches: 1.5 } });
  expect(screen.getByText('Make 1½ times the recipe')).toBeVisible();
});

it('offers neither for what is not safe', () => {
  show({ slot: { ...slot, verdict: 'block' } as PlannedSlotAnswer });
  expect(screen.queryByRole('button')).toBeNull();
});
