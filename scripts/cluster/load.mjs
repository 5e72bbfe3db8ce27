import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Readers who go on asking until they are told to stop, each on a connection of its own. Every answer is
 * counted by its status; a connection that breaks counts as 0.
 * @param {string} url
 * @param {string[]} paths asked in turn
 */
export function startReaders(url, paths, { readers = 6, pauseMs = 5 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const counts = new Map();
  const times = [];
  const reasons = [];
  let isOver = false;

  const read = async (reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const path = paths[turn % paths.length];
      const started = performance.now();
      const status = await ask(`${url}${path}`, {
        agent,
        fail: (reason) =>
          reasons.push(`${path}: ${reason} after ${Math.round(performance.now() - started)} ms`),
      });
      times.push(performance.now() - started);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await delay(pauseMs);
    }
  };
  const running = Array.from({ length: readers }, (_, reader) => read(reader));
  return {
    counts,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
      times.sort((a, b) => a - b);
      const total = times.length;
      const failed = [...counts].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0);
      return { total, failed, counts, reasons, p99: Math.round(times[Math.floor(total * 0.99)] ?? 0) };
    },
  };
}

/**
 * As browsers do, a question is put once more when a connection that was kept open had been closed under it:
 * it never arrived (RFC 9112, section 9.3.1).
 */
function ask(url, { agent, fail, isAgain = false }) {
  return new Promise((resolve) => {
    const call = request(url, { agent, timeout: 15_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('aborted', () => {
        fail('broken off in the middle');
        resolve(0);
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', ({ code, message }) => {
      const isStale = call.reusedSocket && code === 'ECONNRESET' && !isAgain;
      if (!isStale) fail(code ?? message);
      resolve(isStale ? ask(url, { agent, fail, isAgain: true }) : 0);
    });
    call.end();
  });
}
