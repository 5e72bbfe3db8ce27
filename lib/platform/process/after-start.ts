import { log } from '../log/log';

type Work = () => Promise<void>;

interface Start {
  isOver: boolean;
  /** What has been asked for, by name: whoever asks again under a name is not heard. */
  works: Map<string, Work>;
}

/**
 * The server and what Next compiles are apart, and every route may come with its own copy of a module: they
 * meet at a symbol of the global object.
 */
const registry = globalThis as { [key: symbol]: Start | undefined };
const registryKey = Symbol.for('little-pear.after-start');

function start(): Start {
  return (registry[registryKey] ??= { isOver: false, works: new Map() });
}

/**
 * Has work done ahead of need once the site answers visitors; nothing where no server says so (development,
 * builds, scripts, tests).
 */
export function afterStart(name: string, work: Work): void {
  const { isOver, works } = start();
  if (works.has(name)) return;
  works.set(name, work);
  if (isOver) void run(name, work);
}

/** The site answers: does what was asked for, one after the other, and from now on what is asked for at once. */
export async function startIsOver(): Promise<void> {
  const state = start();
  state.isOver = true;
  for (const [name, work] of [...state.works]) await run(name, work);
}

async function run(name: string, work: Work): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn('work after the start failed', { name, error: String(error) });
  }
}
