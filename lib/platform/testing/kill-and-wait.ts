import type { ChildProcess } from 'node:child_process';

/** Ends a process at once, also one that stands still, and waits until it is gone. */
export async function killAndWait(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGCONT');
  child.kill('SIGKILL');
  await ended;
}
