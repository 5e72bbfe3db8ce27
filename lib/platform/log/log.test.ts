import { log } from './log';

const before = process.env.LOG_LEVEL;

afterEach(() => {
  jest.restoreAllMocks();
  if (before === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = before;
});

/** What is written where while all four levels are logged. */
function written(level: string | undefined): { out: string[]; err: string[] } {
  if (level === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = level;
  const lines = { out: [] as string[], err: [] as string[] };
  const catchIn = (list: string[]) => (text: string | Uint8Array) => list.push(String(text)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(catchIn(lines.out));
  jest.spyOn(process.stderr, 'write').mockImplementation(catchIn(lines.err));
  log.debug('one');
  log.info('two', { name: 'a "quoted"\nname' });
  log.warn('three');
  log.error('four', new Error('broken'));
  jest.restoreAllMocks();
  return lines;
}

const levelsOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { level: string }).level);

test('each line is one JSON object; warnings and errors are on the standard error', () => {
  const { out, err } = written('debug');
  expect(levelsOf(out)).toEqual(['debug', 'info']);
  expect(levelsOf(err)).toEqual(['warn', 'error']);
  for (const line of [...out, ...err]) expect(line.slice(0, -1)).not.toContain('\n');
  expect(JSON.parse(err[1] ?? '')).toMatchObject({
    message: 'four',
    error: 'broken',
    time: expect.any(String),
  });
});

test.each([
  [undefined, ['info'], ['warn', 'error']],
  ['info', ['info'], ['warn', 'error']],
  ['warn', [], ['warn', 'error']],
  ['error', [], ['error']],
])('from LOG_LEVEL=%s on', (level, out, err) => {
  const lines = written(level);
  expect(levelsOf(lines.out)).toEqual(out);
  expect(levelsOf(lines.err)).toEqual(err);
});
