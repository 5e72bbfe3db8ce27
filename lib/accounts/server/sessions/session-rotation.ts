import { tokenTimes } from '../tokens/token-lifetimes';

export type RotationDecision =
  /** The token is the family's newest: a successor is due. */
  | 'rotate'
  /** Its direct parent, shortly after: the successor that was already issued is given again. */
  | 'repeat'
  /** Anything else was used up before: somebody holds a copy, so the whole family ends. */
  | 'revoke';

/**
 * What a refresh token that is genuine and not expired may do.
 *
 * The grace is for the direct parent alone: with it for grandparents, a thief's copy could be used for ever
 * by being just quick enough (a bug that django-oauth-toolkit once had). A generation we never reached can
 * only come from a database set back to an older state; it ends the family as well, because who holds it
 * cannot be told.
 */
export function decideRotation(state: {
  tokenGeneration: number;
  currentGeneration: number;
  rotatedAtMs: number;
  nowMs: number;
}): RotationDecision {
  const generationsBehind = state.currentGeneration - state.tokenGeneration;
  if (generationsBehind === 0) return 'rotate';
  const isWithinGrace = state.nowMs - state.rotatedAtMs <= tokenTimes.parentGraceMs;
  return generationsBehind === 1 && isWithinGrace ? 'repeat' : 'revoke';
}

/** When the family's next token expires: a full refresh lifetime, but never past the end of the session. */
export function refreshExpirySeconds(times: {
  issuedAtSeconds: number;
  sessionStartedAtMs: number;
  refreshTokenSeconds: number;
}): number {
  const sessionEnd = Math.floor(times.sessionStartedAtMs / 1000) + tokenTimes.sessionMaximumSeconds;
  return Math.min(times.issuedAtSeconds + times.refreshTokenSeconds, sessionEnd);
}
