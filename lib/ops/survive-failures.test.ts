import { surviveFailures } from './survive-failures';

type Listener = (error: unknown) => void;

function listeners(giveUp: () => void): Record<string, Listener> {
  const known: Record<string, Listener> = {};
  const on = jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    known[String(name)] = listener as Listener;
    return process;
  });
  surviveFailures(giveUp);
  on.mockRestore();
  return known;
}

test.each([
  ['unhandledRejection', new Error('a promise of ours'), 0],
  ['uncaughtException', Object.assign(new Error('terminating connection'), { code: '57P01' }), 0],
  ['uncaughtException', Object.assign(new Error('read'), { code: 'ECONNRESET' }), 0],
  ['uncaughtException', new TypeError('x is undefined'), 1],
])('%s of %s ends the process %d times', (name, error, times) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const giveUp = jest.fn();
  listeners(giveUp)[name]?.(error);
  expect(giveUp).toHaveBeenCalledTimes(times);
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});
