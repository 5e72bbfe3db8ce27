import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A server that this program has started. */
export interface Running {
  child: ChildProcess;
  /** Of files that belong to it alone. */
  folder: string;
}

/** Waits until an address answers with something that is no error of the server. */
export async function whenUp(url: string, withinMs = 120_000): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const status = await fetch(url).then(
      ({ status: code }) => code,
      () => 599,
    );
    if (status < 500) return;
    if (Date.now() > until) throw new Error(`${url} did not come up`);
    await delay(200);
  }
}

/** Megabytes that a process and its children hold in memory. */
export function memoryMb({ child }: Running): number {
  const pids = [child.pid, ...childrenOf(child.pid ?? 0)];
  return pids.reduce((sum: number, pid) => sum + residentMb(pid ?? 0), 0);
}

/** Milliseconds of the processor that a process and its children have used so far, all threads together. */
export function cpuMs({ child }: Pick<Running, 'child'>): number {
  const pids = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  return pids.reduce((sum, pid) => sum + usedMs(pid), 0);
}

/** Ticks of `/proc/[pid]/stat` (proc(5)) are hundredths of a second. */
const tickMs = 10;

function usedMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Counted from behind the name, which may contain spaces: fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function childrenOf(pid: number): number[] {
  try {
    const own = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    return own.flatMap((each) => [each, ...childrenOf(each)]);
  } catch {
    // `pgrep` says by its status that there are none.
    return [];
  }
}

function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
