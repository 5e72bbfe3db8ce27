import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCommand, root, say } from './start-steps.mjs';

/**
 * A real Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own, or one that can be installed (Debian's package as root, else Playwright's
 * download).
 * @returns the path of its program, or `null` when none can be had
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  const found = onPath() ?? (await playwrights());
  if (found) return found;
  say('  no Chromium found: installing one');
  if (process.getuid?.() === 0 && hasCommand('apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  if (!onPath()) run('npx', ['playwright', 'install', 'chromium']);
  return onPath() ?? (await playwrights());
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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

function run(command, args) {
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
