import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';

interface InTurnsProps {
  /** The parts of a long page, each with its key. */
  parts: readonly ReactNode[];
}

/**
 * Renders the parts of a long page one after the other, on the server, each in a turn of the event loop of
 * its own: React renders whatever is there in one go, and nobody else is answered meanwhile. The document is
 * the same.
 */
export function InTurns({ parts }: InTurnsProps): ReactNode {
  let before: Promise<void> = Promise.resolve();
  return parts.map((part, index) => {
    before = before.then(() => nextTurn());
    return (
      <After key={index} turn={before}>
        {part}
      </After>
    );
  });
}

async function After({ turn, children }: { turn: Promise<void>; children: ReactNode }): Promise<ReactNode> {
  await turn;
  return children;
}
