import { sharedTable } from './shared-table';

it('makes a table at its first call, once for all who ask for it by its name', () => {
  const make = jest.fn(() => ({ words: ['pea'] }));
  const ofPages = sharedTable('test peas', make);
  const ofRoutes = sharedTable('test peas', make);
  expect(make).not.toHaveBeenCalled();
  expect(ofPages()).toBe(ofRoutes());
  expect(ofPages()).toEqual({ words: ['pea'] });
  expect(make).toHaveBeenCalledTimes(1);
});

it('shares no table under another name', () => {
  expect(sharedTable('test one', () => [1])()).toEqual([1]);
  expect(sharedTable('test two', () => [2])()).toEqual([2]);
});

it('makes a table anew that could not be made', () => {
  const table = sharedTable(
    'test failing',
    jest
      .fn()
      .mockImplementationOnce(() => {
        throw new Error('no');
      })
      .mockReturnValue(['made']),
  );
  expect(table).toThrow('no');
  expect(table()).toEqual(['made']);
});
