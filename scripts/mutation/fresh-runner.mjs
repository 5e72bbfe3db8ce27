import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as argon2 from '@node-rs/argon2';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { holdsOneOf, ownTestsFirst } from './bundle-tests.mjs';
import { FreshModules } from './fresh-modules.mjs';
import { InProcessRunner, toResult } from './in-process-runner.mjs';
import { partNamed, runsChecks, testsOf } from './parts.mjs';
import { mocker, runTests } from './run-tests.mjs';

const openDatabase = 'lib/platform/database/testing/open-test-database.ts';
const declareChecks = 'scripts/mutation/declare-checks.ts';

/** As long as Jest gives a test that asks for no more. */
const testTimeoutMs = 5_000;

/** What ran before or after all tests of a block counts for each of them. */
const hookMark = 'hook of ';

/**
 * Runs tests of the server in this process, among them those that need Payload and a database: Jest cannot
 * load Payload, and a process of its own would not know which mutant is on. As in Jest each file has its own
 * modules and its own environment.
 */
class FreshRunner extends InProcessRunner {
  #tests = testsOf(process.env.MUTATION_PART);
  #checks = process.env.MUTATION_WITHOUT_DATABASE
    ? []
    : (partNamed(process.env.MUTATION_PART).databaseChecks ?? []);
  #modules = new FreshModules();
  /** A data folder with an empty database, of which every run has a copy. */
  #newSite = mkdtempSync(path.join(tmpdir(), 'little-pear-mutation-'));

  async init() {
    process.env.NODE_ENV = 'test';
    // A mutant may fail when its test has ended, which is nobody's failure.
    process.on('uncaughtException', () => undefined).on('unhandledRejection', () => undefined);
    process.once('exit', () => rmSync(this.#newSite, { recursive: true }));
    await this.#modules.prepare([...this.#tests, ...this.#checks]);
    if (this.#checks.length === 0) return;
    await this.#modules.prepare([declareChecks]);
    await this.#isolated(this.#newSite, async () => {
      const { openTestDatabase } = this.#modules.open({}).run(openDatabase);
      await (await openTestDatabase()).destroy();
    });
  }

  async dryRun() {
    const answer = await super.dryRun();
    if (answer.mutantCoverage) giveHooksToTests(answer.tests, answer.mutantCoverage.perTest);
    return answer;
  }

  async run({ only, mutated, onTest }) {
    const found = { results: [], unhandledErrors: [] };
    for (const file of ownTestsFirst([...this.#tests, ...this.#checks], mutated)) {
      if (!holdsOneOf(only, file)) continue;
      const { results, unhandledErrors } = await this.#runFile(file, { only, onTest });
      const done = results.filter(({ errors }) => errors !== undefined);
      found.results.push(...done.map((result) => ({ ...toResult(result), fileName: path.resolve(file) })));
      found.unhandledErrors.push(...unhandledErrors);
      if (only && done.some(({ errors }) => errors.length > 0)) break;
    }
    return found;
  }

  async #runFile(file, options) {
    if (!this.#checks.includes(file)) return this.#isolated(undefined, () => this.#runTests(file, options));
    const site = mkdtempSync(`${this.#newSite}-`);
    cpSync(this.#newSite, site, { recursive: true });
    try {
      return await this.#isolated(site, () => this.#runTests(file, options));
    } finally {
      rmSync(site, { recursive: true, force: true });
    }
  }

  #runTests(file, { only, onTest }) {
    let timeoutMs = testTimeoutMs;
    const setTimeout = (ms) => {
      timeoutMs = ms;
    };
    const replaced = this.#checks.includes(file) ? { '@node-rs/argon2': hashesMadeOnce } : {};
    const modules = this.#modules.open({ ...jestLike, setTimeout }, replaced);
    const load = () =>
      describe(file, () => {
        const { databaseChecks } = modules.run(file);
        if (!this.#checks.includes(file)) return;
        const groups = databaseChecks.filter(([group]) => runsChecks(process.env.MUTATION_PART, group));
        modules.run(declareChecks).declareChecks(groups);
      });
    onTest?.(undefined);
    return runTests(load, {
      only,
      onTest,
      onHook: ({ parent }) => onTest?.(`${hookMark}${parent}`),
      timeoutMs: () => timeoutMs,
    });
  }

  /** Leaves neither environment nor globals changed behind. */
  async #isolated(site, work) {
    const environment = { ...process.env };
    const globals = new Set(Reflect.ownKeys(globalThis));
    if (site) Object.assign(process.env, environmentOf(site));
    try {
      return await work();
    } finally {
      mock.timers.reset();
      // Where Payload remembers what it has opened.
      globalThis._payload?.clear();
      for (const name of Object.keys(process.env)) delete process.env[name];
      Object.assign(process.env, environment);
      for (const key of Reflect.ownKeys(globalThis))
        if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
    }
  }
}

/** Remembers what a costly function of texts and options gave. */
function remembered(compute) {
  const known = new Map();
  return (...given) => {
    const key = JSON.stringify(given);
    if (!known.has(key)) known.set(key, compute(...given));
    return known.get(key);
  };
}

/** The checks hash one password hundreds of times, which takes most of their time. */
const hashesMadeOnce = { ...argon2, hash: remembered(argon2.hash), verify: remembered(argon2.verify) };

const environmentOf = (site) => ({
  NODE_ENV: 'production',
  DATA_DIR: site,
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'a secret for tests that is long enough',
  TOKEN_SECRET: 'another secret for tests, long enough',
});

const jestLike = {
  fn: mocker.fn.bind(mocker),
  mocked: (mock) => mock,
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  useFakeTimers: () => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }),
  advanceTimersByTimeAsync: async (ms) => {
    await nextTurn();
    mock.timers.tick(ms);
    await nextTurn();
  },
  useRealTimers: () => mock.timers.reset(),
};

function giveHooksToTests(tests, perTest) {
  for (const [hook, mutants] of Object.entries(perTest)) {
    if (!hook.startsWith(hookMark)) continue;
    delete perTest[hook];
    const block = `${hook.slice(hookMark.length)} `;
    for (const { id } of tests.filter(({ name }) => name.startsWith(block))) {
      const covered = (perTest[id] ??= {});
      for (const [mutant, count] of Object.entries(mutants)) covered[mutant] = (covered[mutant] ?? 0) + count;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'fresh-modules', FreshRunner)];
