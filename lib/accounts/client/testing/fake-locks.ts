/**
 * Web Locks as far as the session uses them: one holder at a time for a name, the others in turn. Shared by
 * all "tabs" of a test.
 */
export function installLocks(): { held: string[] } {
  const held: string[] = [];
  const last = new Map<string, Promise<unknown>>();
  const request = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name) ?? Promise.resolve();
    const run = before.then(async () => {
      held.push(name);
      return work();
    });
    last.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { held };
}

export function removeLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}
