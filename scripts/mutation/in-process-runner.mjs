import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundleTests } from './bundle-tests.mjs';
import { partNamed, testsOf } from './parts.mjs';
import { runTests } from './run-tests.mjs';

/**
 * Runs the tests of pure functions without setting Jest up for each mutant, which takes twenty times as long
 * as the tests themselves: they are bundled once, and every mutant gets a fresh copy of the part's modules in
 * this process.
 */
export class InProcessRunner {
  #load;
  #mutants = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const name = process.env.MUTATION_PART;
    this.#load = await bundleTests(partNamed(name).folder, testsOf(name));
  }

  async dryRun() {
    const mutants = this.#mutants;
    mutants.mutantCoverage = undefined;
    const { results, unhandledErrors } = await this.run({
      onTest: (name) => (mutants.currentTestId = name),
    });
    if (unhandledErrors.length > 0) {
      return {
        status: DryRunStatus.Error,
        errorMessage: String(unhandledErrors[0]?.stack ?? unhandledErrors[0]),
      };
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const mutants = this.#mutants;
    Object.assign(mutants, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
    try {
      const { results, unhandledErrors } = await this.run({
        only: testFilter,
        mutated: activeMutant.fileName,
      });
      const endless = determineHitLimitReached(mutants.hitCount, hitLimit);
      if (endless) return toMutantRunResult(endless);
      const [problem] = unhandledErrors;
      if (problem !== undefined) {
        const failed = { id: 'setup', name: 'setup', timeSpentMs: 0, status: TestStatus.Failed };
        results.push({ ...failed, failureMessage: String(problem?.stack ?? problem) });
      }
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: results }, disableBail);
    } finally {
      Object.assign(mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  }

  async run(options) {
    const { results, unhandledErrors } = await runTests(() => this.#load(options), options);
    return { unhandledErrors, results: results.filter(({ errors }) => errors !== undefined).map(toResult) };
  }
}

export function toResult({ name, errors, ms }) {
  const result = { id: name, name, timeSpentMs: ms };
  return errors.length > 0
    ? { ...result, status: TestStatus.Failed, failureMessage: String(errors[0]?.[0]?.stack ?? errors[0]) }
    : { ...result, status: TestStatus.Success };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
