import { type Understood } from '../compose-request';

/** A thing that was understood; `why` it is not met, or null where it is. */
export function understoodPart(kind: Understood['kind'], means: string, why: string | null): Understood {
  return { kind, means, met: why === null, why };
}
