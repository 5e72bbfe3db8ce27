import { type AccessEntry, flushAccessLog, logAccess } from './access-log';

const entry: AccessEntry = {
  requestId: 'r1',
  method: 'GET',
  path: '/blog',
  kind: 'page',
  status: 200,
  ms: 1.26,
  bytes: 10,
  isCut: false,
};

let written: string[];

beforeEach(() => {
  flushAccessLog();
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    // Other parts of the process may write their own lines meanwhile.
    if (String(text).includes('"message":"request"')) written.push(String(text));
    return true;
  });
});

afterEach(() => {
  flushAccessLog();
  jest.restoreAllMocks();
  delete process.env.LOG_LEVEL;
});

const lines = () =>
  written
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

it('writes a request as one line, its time to a tenth of a millisecond', () => {
  const before = Date.now();
  logAccess(entry);
  flushAccessLog();
  expect(lines()).toEqual([
    {
      ...entry,
      ms: 1.3,
      isCut: undefined,
      time: expect.any(String),
      level: 'info',
      message: 'request',
    },
  ]);
  const [line] = lines() as { time: string }[];
  expect(Date.parse(line?.time ?? '')).toBeGreaterThanOrEqual(before);
});

it('says when the reader went away before the end', () => {
  logAccess({ ...entry, isCut: true });
  flushAccessLog();
  expect(lines()).toEqual([expect.objectContaining({ isCut: true })]);
});

it('gathers lines for a while, in their order, and writes nothing where there is nothing', async () => {
  for (const path of ['/a', '/b', '/c']) logAccess({ ...entry, path });
  expect(written).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written).toHaveLength(1);
  expect(written[0]?.endsWith('\n')).toBe(true);
  expect(lines()).toMatchObject([{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
  flushAccessLog();
  expect(written).toHaveLength(1);
});

it('waits for no more than two hundred lines', () => {
  for (let count = 0; count < 199; count += 1) logAccess(entry);
  expect(written).toEqual([]);
  logAccess(entry);
  expect(lines()).toHaveLength(200);
  logAccess(entry);
  expect(written).toHaveLength(1);
});

it.each([
  ['debug', ['info', 'debug']],
  ['info', ['info']],
  ['warn', []],
])('writes of a page and a look at its health, where %s is wanted: %j', async (level, expected) => {
  await soon();
  process.env.LOG_LEVEL = level;
  logAccess(entry);
  logAccess({ ...entry, kind: 'operation', path: '/healthz' });
  flushAccessLog();
  expect((lines() as { level: string }[]).map((line) => line.level)).toEqual(expected);
});

it.each(['/newsletter/confirm/', '/newsletter/unsubscribe/', '/api/newsletter/unsubscribe/'])(
  'keeps the token of %s to itself',
  (path) => {
    logAccess({ ...entry, path: `${path}12.${'a'.repeat(43)}` });
    flushAccessLog();
    expect(JSON.parse(written.join('')).path).toBe(`${path}…`);
  },
);
