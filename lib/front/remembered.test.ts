import { remembered } from './remembered';

it('works once for each text', () => {
  const work = jest.fn((text: string) => text.length || null);
  const lengthOf = remembered(work);
  expect([lengthOf('pear'), lengthOf('pear'), lengthOf(''), lengthOf('')]).toEqual([4, 4, null, null]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('holds no more texts than it may, and no long one', () => {
  const work = jest.fn((text: string) => text.length);
  const lengthOf = remembered(work, 2);
  for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) lengthOf(text);
  expect(work.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(301);
  expect([lengthOf(long), lengthOf(long)]).toEqual([301, 301]);
  expect(work.mock.calls.flat().filter((text) => text === long)).toHaveLength(2);
});
