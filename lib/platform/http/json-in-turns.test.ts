import * as z from 'zod';
import { jsonInTurns } from './json-in-turns';

const meal = z.object({ at: z.string(), items: z.array(z.object({ food: z.string() })) });
const file = z.object({
  site: z.url(),
  note: z.string().optional(),
  kind: z.string().default('export'),
  babies: z.array(z.object({ name: z.string(), meals: z.array(meal), plan: z.json() })),
});

const mealAt = (hour: number) => ({ at: `${hour}:00`, items: [{ food: 'pear' }] });
const baby = (meals: object[]) => ({ name: 'Ada "the pear"\u2028', meals, plan: { days: [1, null] } });
const read = async (value: unknown) =>
  JSON.parse((await jsonInTurns(file, value)).toString('utf8')) as unknown;

it('says what the schema would', async () => {
  for (const value of [
    { site: 'https://pear.example', babies: [] },
    { site: 'https://pear.example', note: 'x', babies: [baby([]), baby([mealAt(1), mealAt(2)])] },
  ]) {
    expect(await read(value)).toEqual(file.parse(value));
  }
});

it('lets nothing out that the schema does not name, at any level', async () => {
  const secret = { token: 'secret' };
  const value = {
    ...secret,
    site: 'https://pear.example',
    babies: [{ ...baby([{ ...mealAt(1), ...secret, items: [{ food: 'egg', ...secret }] }]), ...secret }],
  };
  expect((await jsonInTurns(file, value)).toString('utf8')).not.toContain('secret');
  expect(await read(value)).toEqual(file.parse(value));
});

it.each([
  ['a part that is missing', { site: 'https://pear.example' }],
  ['a part of another kind', { site: 'https://pear.example', babies: {} }],
  ['a list of other things', { site: 'https://pear.example', babies: ['Ada'] }],
  ['an entry that does not fit', { site: 'https://pear.example', babies: [baby([{ at: 1, items: [] }])] }],
  ['a list in the place of the whole', []],
  ['nothing', undefined],
])('throws for %s', async (_what, value) => {
  await expect(jsonInTurns(file, value)).rejects.toThrow(z.ZodError);
});

it('looks whether others wait after each entry of a long list, and not within one', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const meals = Array.from({ length: 5_000 }, (_each, index) => mealAt(index));
  await jsonInTurns(file, { site: 'https://pear.example', babies: [baby(meals)] });
  // Besides the entries: the site, the kind, the name of the baby and the plan.
  expect(clock).toHaveBeenCalledTimes(5_000 + 4);
  clock.mockRestore();
});
