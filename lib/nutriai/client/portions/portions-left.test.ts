import type { PortionsAnswer } from '../../../contract/nutriai-portions';
import type { LogWrite } from '../log/log-write';
import { portionsLeft, portionToEat } from './portions-left';

const stored = (given: Partial<PortionsAnswer>): PortionsAnswer => ({
  ...{
    id: 'a',
    baby: 'b',
    recipe: 'dal',
    slug: 'dal',
    title: 'Dal',
    grams: 90,
    portions: 2,
    place: 'fridge',
  },
  ...{ cooked_on: '2026-11-23', eat_by: '2026-11-25', made_by: null, created_at: '', updated_at: '' },
  ...given,
});
const write = (given: Partial<LogWrite>): LogWrite => ({
  ...{ id: 'w', baby: 'b', log: 'meals', action: 'create', entry: null, after: null, body: { portion: 'a' } },
  ...{ names: [], idempotencyKey: 'k', firstSentAtMs: null, heldUntilMs: null, refusal: null },
  ...given,
});

it('counts a meal that is not saved yet', () => {
  expect(portionsLeft([stored({})], [write({})])).toMatchObject([{ portions: 1 }]);
  expect(portionsLeft([stored({})], [write({}), write({ id: 'x' })])).toEqual([]);
});

it('takes nothing for a meal that was refused, for changes, and for other meals', () => {
  const others = [
    write({ refusal: { status: 400, message: 'no' } }),
    write({ action: 'change' }),
    write({ body: {} }),
    write({ log: 'water-intake' }),
  ];
  expect(portionsLeft([stored({})], others)).toMatchObject([{ portions: 2 }]);
});

it('eats first what lasts shortest, and nothing that is past its last day', () => {
  const past = stored({ id: 'past', eat_by: '2026-11-22' });
  const frozen = stored({ id: 'frozen', place: 'freezer', eat_by: '2026-12-20' });
  const left = [
    frozen,
    past,
    stored({ id: 'today', eat_by: '2026-11-23' }),
    stored({ id: 'other', recipe: 'egg' }),
  ];
  const asked = { recipe: 'dal', today: '2026-11-23' };
  expect(portionToEat(left, asked)?.id).toBe('today');
  expect(portionToEat([past], asked)).toBeUndefined();
  expect(portionToEat(left, { ...asked, recipe: null })).toBeUndefined();
});
