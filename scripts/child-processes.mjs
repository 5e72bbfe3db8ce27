import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * The processes that a command of ours has started. They end when it is ended, by whatever signal, and so
 * does what they have started in turn; it ends after them.
 */
const children = new Set();

const npm = process.ppid;
let endedBy = null;
let statusOfServer = null;

const lookForNpmEveryMs = 500;
const killAfterMs = 30_000;

/**
 * Starts a process that ends with this one.
 * @param {object} [options] what `spawn` takes
 * @param {boolean} [options.isServer] it may take its time to end, and its exit status becomes that of this process
 */
export function startChild(command, args, { isServer = false, ...options } = {}) {
  // Workers of a build are reached as a group of their own. A server has none, and stays in the group of the terminal.
  const child = spawn(command, args, { ...options, detached: !isServer });
  const entry = { child, isServer };
  if (children.size === 0) listen();
  children.add(entry);
  child.once('close', (status) => {
    children.delete(entry);
    if (isServer) statusOfServer = status;
    if (children.size > 0) return;
    if (endedBy !== null) process.exit(statusAfter(endedBy));
    listenNoMore();
  });
  // What is only being started when the signal comes.
  if (endedBy !== null) endAll();
  return child;
}

/** Waits until a child has ended; when this process is ending, for ever: it exits with its last child. */
export async function endOf(child) {
  const status = await new Promise((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? statusOf(signal))),
  );
  return endedBy === null ? status : new Promise(() => {});
}

/** As a shell says it. */
const statusOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/** A server that was asked to end says how that went; whatever else was interrupted. */
const statusAfter = (signal) => statusOfServer ?? statusOf(signal);

/** Only while there are children: without them a signal ends this process by itself, or does what the command says. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let lookForNpm;

function listen() {
  for (const signal of signals) process.on(signal, end);
  // A command that fails leaves nothing behind.
  process.on('exit', endAll);
  // An npm that is killed, or hung up on, passes nothing on: its script finds itself with another parent.
  if (process.env.npm_lifecycle_event === undefined) return;
  lookForNpm = setInterval(() => process.ppid !== npm && end('SIGTERM'), lookForNpmEveryMs);
  lookForNpm.unref();
}

function listenNoMore() {
  for (const signal of signals) process.off(signal, end);
  process.off('exit', endAll);
  clearInterval(lookForNpm);
}

function end(signal) {
  endedBy ??= signal;
  endAll();
  setTimeout(() => tellAll('SIGKILL', { butServers: true }), killAfterMs).unref();
}

function endAll() {
  tellAll('SIGTERM');
}

function tellAll(signal, { butServers = false } = {}) {
  for (const { child, isServer } of children) {
    if (child.pid === undefined || (isServer && butServers)) continue;
    try {
      process.kill(isServer ? child.pid : -child.pid, signal);
    } catch (error) {
      // It has just ended.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
