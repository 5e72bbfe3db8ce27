import { expect } from 'expect';
import {
  addEventHandler,
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getState,
  it,
  resetState,
  run,
  test,
} from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

export const mocker = new ModuleMocker(globalThis);

/** A plan takes seconds, and the machine may be busy. */
const usualTimeoutMs = 120_000;

/** What tests find in Jest; those of the engine need no more of it. */
Object.assign(globalThis, {
  ...{ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test },
  jest: {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    setTimeout: () => undefined,
  },
});

let current = {};
addEventHandler((event) => current.onEvent?.(event));

/** The name that a test has together with those of what it stands in. */
function fullName({ name, parent }) {
  return parent ? `${fullName(parent)} ${name}`.trim() : '';
}

/** Takes every test away that is not wanted: to skip one takes as long as to run a small one. */
function prune(block, wanted) {
  block.children = block.children.filter((child) => {
    if (child.type === 'test') return wanted.has(fullName(child));
    prune(child, wanted);
    return child.children.length > 0;
  });
}

/**
 * Runs tests with Jest's own runner, in this process: `load` declares them. Only those named in `only` run
 * where it is given, and none after the first that fails. `onTest` is told the test that begins, `onHook`
 * what runs before or after all tests of a block.
 */
export async function runTests(load, { only, onTest, onHook, timeoutMs = () => usualTimeoutMs }) {
  resetState();
  const results = [];
  let hasFailed = false;
  current = {
    onEvent({ name, test: each, hook }) {
      if (name === 'hook_start' && /^(?:before|after)All$/.test(hook.type)) {
        onHook?.({ parent: fullName(hook.parent) });
      }
      if (name === 'test_start') {
        if (hasFailed) each.mode = 'skip';
        else onTest?.(fullName(each));
      }
      if (name === 'test_done') {
        onTest?.(undefined);
        hasFailed ||= each.errors.length > 0;
        results.push({ name: fullName(each), errors: each.errors, ms: each.duration ?? 0 });
      }
    },
  };
  load();
  const state = getState();
  state.testTimeout = timeoutMs();
  if (only) prune(state.rootDescribeBlock, new Set(only));
  const { unhandledErrors } = await run();
  mocker.restoreAllMocks();
  return { results, unhandledErrors };
}
