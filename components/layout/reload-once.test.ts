import { isFileOfBuildMissing, reloadOnce } from './reload-once';

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

it.each([
  [new ChunkLoadError('Failed to load chunk /_next/static/chunks/a.js'), true],
  [new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), true],
  [new Error('a chunk of cheese'), false],
  ['Failed to load chunk', false],
  [undefined, false],
])('knows a missing file of the build: %s', (error, isMissing) => {
  expect(isFileOfBuildMissing(error)).toBe(isMissing);
});

describe('a page that is loaded anew', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  beforeEach(() => kept.clear());

  it('is loaded once in a minute', () => {
    const reload = jest.fn();
    const began = 1_000_000;
    expect([0, 1_000, 59_999, 60_000].map((ms) => reloadOnce(storage, reload, began + ms))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is left alone where nothing can be remembered', () => {
    const reload = jest.fn();
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(reloadOnce({ getItem: refuse, setItem: refuse }, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
