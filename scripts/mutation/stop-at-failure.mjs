import { createRequire } from 'node:module';

const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node');

/** Node, where the first test that fails is the last one that runs: one is enough to kill a mutant. */
export default class StopAtFailure extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
  }
}
