import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCommand, root, say } from './start-steps.mjs';

/**
 * Chromium without its windows, which is all that tests need: what takes the whole browser two seconds takes
 * it one.
 */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * A real Chromium: `CHROMIUM_PATH`, else the headless shell (on the PATH, Playwright's own, or Debian's
 * package, which root can install), else a whole browser, installed if there is none.
 * @returns the path of its program, or `null` when none can be had
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  return (
    onPath([shell]) ??
    (await playwrights()) ??
    installed(shell) ??
    onPath(browsers) ??
    installed('chromium') ??
    (await downloaded())
  );
}

function onPath(names) {
  const name = names.find(hasCommand);
  return name
    ? spawnSync('sh', ['-c', `command -v ${name}`])
        .stdout.toString()
        .trim()
    : null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) ? program : null;
}

function installed(name) {
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) return null;
  say(`  installing ${name}`);
  // Without a network the packages are given up soon: there may be another browser.
  const soon = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  run('apt-get', [...soon, 'update']);
  run('apt-get', [...soon, 'install', '-y', name]);
  return onPath([name]);
}

async function downloaded() {
  say('  no Chromium found: downloading one');
  run('npx', ['playwright', 'install', 'chromium']);
  return playwrights();
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 3 * 60_000 });
}
