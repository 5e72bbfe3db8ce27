import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server (`--import`): measures for how much processor time its main thread did nothing but
 * one thing. A test may be held to that where others use the same cores: the clock goes on while the system
 * gives the core to somebody else, the thread's own processor time does not. The system counts it (Linux);
 * `process.threadCpuUsage` does the same, and is not in Node 20.
 *
 * A timer looks every few milliseconds: what the thread has worked between two looks is one turn of the event
 * loop, and as much before it as fits between two looks. Whoever connects to the socket of this process in the
 * folder `TURN_CLOCK` is told the most since the last one asked.
 */
const lookEveryMs = 5;

if (isMainThread && process.env.TURN_CLOCK) {
  // The first thread of a process has its number.
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(80);
  const workedMs = () => {
    const [nanoseconds] = bytes.toString('latin1', 0, readSync(file, bytes, 0, 80, 0)).split(' ');
    return Number(nanoseconds) / 1e6;
  };
  let before = workedMs();
  let most = 0;
  const look = () => {
    const now = workedMs();
    most = Math.max(most, now - before);
    before = now;
  };
  setInterval(look, lookEveryMs).unref();
  createServer((socket) => {
    look();
    socket.end(String(Math.max(0, most - lookEveryMs)));
    most = 0;
  })
    .listen(path.join(process.env.TURN_CLOCK, `${process.pid}.sock`))
    .unref();
}
