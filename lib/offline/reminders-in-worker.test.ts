import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('lib/offline/service-worker.js', 'utf8');
const origin = 'https://site.test';

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => unknown } | null;
  notification?: { data: unknown; close: () => void };
}

interface OpenWindow {
  focus: () => Promise<void>;
  navigate: (url: string) => Promise<void>;
}

/** The worker with a browser around it that notes what it is asked for. */
function workerWith(windows: readonly OpenWindow[] = []) {
  const handlers = new Map<string, (event: WorkerEvent) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, handler: (event: WorkerEvent) => void) => handlers.set(type, handler),
    location: { origin },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInNewContext(source, { self, URL, URLSearchParams });
  const fire = async (type: string, fields: Omit<WorkerEvent, 'waitUntil'>) => {
    const works: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...fields, waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  };
  return { fire, shown, opened };
}

it('shows what is pushed, and takes what comes again for the same', async () => {
  const { fire, shown } = workerWith();
  const message = { title: 'Vitamin D for Ada', body: '1 drop.', tag: 'drops 1', path: '/nutriai/today' };
  await fire('push', { data: { json: () => message } });
  expect(shown).toEqual([
    expect.objectContaining({
      title: 'Vitamin D for Ada',
      body: '1 drop.',
      tag: 'drops 1',
      data: '/nutriai/today',
    }),
  ]);
});

it.each([
  ['no data', null],
  [
    'data that is no JSON',
    {
      json: () => {
        throw new SyntaxError('not JSON');
      },
    },
  ],
])('shows something for %s', async (_name, data) => {
  const { fire, shown } = workerWith();
  await fire('push', { data });
  expect(shown).toEqual([expect.objectContaining({ title: 'A reminder' })]);
});

const pressed = (data: unknown) => ({ notification: { data, close: () => undefined } });

it('opens the site where a reminder leads', async () => {
  const { fire, opened } = workerWith();
  await fire('notificationclick', pressed('/nutriai/today'));
  expect(opened).toEqual([`${origin}/nutriai/today`]);
});

it('goes there in a window that is open', async () => {
  const done: string[] = [];
  const open = {
    focus: async () => void done.push('focus'),
    navigate: async (url: string) => void done.push(url),
  };
  const { fire, opened } = workerWith([open]);
  await fire('notificationclick', pressed('/nutriai/insights'));
  expect(done).toEqual(['focus', `${origin}/nutriai/insights`]);
  expect(opened).toEqual([]);
});

const refusing = async () => {
  throw new TypeError('Not allowed.');
};

it('goes there in a window that it may not bring to the front', async () => {
  const led: string[] = [];
  const { fire } = workerWith([{ focus: refusing, navigate: async (url) => void led.push(url) }]);
  await fire('notificationclick', pressed('/nutriai/today#baby=b1'));
  expect(led).toEqual([`${origin}/nutriai/today#baby=b1`]);
});

it('opens another window where the open one cannot be led', async () => {
  const { fire, opened } = workerWith([{ focus: async () => undefined, navigate: refusing }]);
  await fire('notificationclick', pressed('/nutriai/today'));
  expect(opened).toEqual([`${origin}/nutriai/today`]);
});

it('leads to no other site', async () => {
  const { fire, opened } = workerWith();
  await fire('notificationclick', pressed('https://elsewhere.test/'));
  expect(opened).toEqual([]);
});
