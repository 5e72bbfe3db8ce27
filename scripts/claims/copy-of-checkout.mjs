import { spawnSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * What git knows of the checkout, as it is on the disk; a break must never be left in the files that somebody
 * works on.
 */
export class CopyOfCheckout {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-claims-'));
  #root;

  /** @param {string} root */
  constructor(root) {
    this.#root = root;
    const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    const files = listed.stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)));
    for (const file of files) this.#take(file);
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
    mkdirSync(path.join(this.folder, 'test-results'), { recursive: true });
  }

  /** A build begins with what the last one left, and the test site is made once. */
  takeBuild() {
    this.#takePackages();
    for (const file of ['.next', 'test-results/sites/template'])
      if (existsSync(path.join(this.#root, file))) this.#take(file);
  }

  /** Next refuses to build with packages from outside the folder: a link to them is not enough. */
  #takePackages() {
    const packages = path.join(this.folder, 'node_modules');
    rmSync(packages);
    cpSync(path.join(this.#root, 'node_modules'), packages, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }

  #take(file) {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    // With their times: what is older than the build needs no other one.
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(path.join(this.#root, file), path.join(this.folder, file), options);
  }

  /**
   * Makes the edits.
   * @returns what takes them back, or why they could not be made
   */
  break(edits) {
    const originals = new Map();
    const restore = () => originals.forEach((original, file) => restoreFile(file, original));
    for (const { file: name, find, replace } of edits) {
      const file = path.join(this.folder, name);
      const text = readFileSync(file, 'utf8');
      if (text.split(find).length !== 2) {
        restore();
        return `"${find}" does not stand once in ${name}`;
      }
      if (!originals.has(file)) originals.set(file, { text, times: statSync(file) });
      const edited = text.replace(find, () => replace);
      writeFileSync(file, edited);
    }
    return restore;
  }

  /** What was changed is no part of the build. */
  keepBuild() {
    const now = new Date();
    utimesSync(path.join(this.folder, '.next/finished'), now, now);
  }

  /** The next test that needs a build makes it anew. */
  forgetBuild() {
    rmSync(path.join(this.folder, '.next/finished'), { force: true });
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function restoreFile(file, { text, times }) {
  writeFileSync(file, text);
  utimesSync(file, times.atime, times.mtime);
}
