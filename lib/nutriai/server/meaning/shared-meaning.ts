import type { MeaningReader } from './meaning-thread';

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: MeaningReader | undefined };
const meaningKey = Symbol.for('little-pear.meaning');

/** The server's embedding model; undefined where there is no server (tests, scripts): the rules alone count. */
export function sharedMeaning(): MeaningReader | undefined {
  return shared[meaningKey];
}

/** Called by the server when it starts. */
export function shareMeaning(reader: MeaningReader | undefined): void {
  shared[meaningKey] = reader;
}
