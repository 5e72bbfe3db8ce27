import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from './run-program';

/**
 * What a program reported in its one line `RESULT …`.
 * @throws with all its output when it failed or reported nothing
 */
export async function resultOf<Result>(program: Program): Promise<Result> {
  const status = await program.ended;
  const line = /^RESULT (.*)$/m.exec(program.output())?.[1];
  if (status !== 0 || line === undefined)
    throw new Error(`the program failed (${status}): ${program.output()}`);
  return JSON.parse(line) as Result;
}

/** Waits until a program has printed something. */
export async function until(program: Program, text: string): Promise<void> {
  while (!program.output().includes(text)) {
    if (program.child.exitCode !== null) throw new Error(`the program ended early: ${program.output()}`);
    await delay(20);
  }
}
