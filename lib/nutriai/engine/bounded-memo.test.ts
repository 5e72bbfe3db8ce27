import { boundedMemo } from './bounded-memo';

test('the work of a key is done once, whatever it gives', () => {
  const memo = boundedMemo<string | undefined>(10);
  const work = jest.fn((): string | undefined => undefined);
  expect(memo('a', work)).toBeUndefined();
  expect(memo('a', work)).toBeUndefined();
  expect(work).toHaveBeenCalledTimes(1);
  expect(memo('b', () => 'other')).toBe('other');
});

test('no more are stored than may be, and what was forgotten is done again', () => {
  const memo = boundedMemo<number>(2);
  const work = jest.fn(() => 1);
  for (const key of ['a', 'b', 'c', 'a']) memo(key, work);
  expect(work).toHaveBeenCalledTimes(4);
  memo('c', work);
  expect(work).toHaveBeenCalledTimes(4);
});

test('what cannot be done is not stored', () => {
  const memo = boundedMemo<number>(2);
  const fails = () => {
    throw new RangeError('No.');
  };
  expect(() => memo('a', fails)).toThrow('No.');
  expect(memo('a', () => 3)).toBe(3);
});
