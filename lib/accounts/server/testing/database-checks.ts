import { accountChecks } from './account-checks';
import { callerChecks } from './caller-checks';
import { emailChangeChecks } from './email-change-checks';
import { endedSessionChecks } from './ended-session-checks';
import { heldDataChecks } from './held-data-checks';
import { keyChecks } from './key-checks';
import { limitChecks } from './limit-checks';
import { lockoutChecks } from './lockout-checks';
import { outboxChecks } from './outbox-checks';
import { resetChecks } from './reset-checks';
import { sessionChecks } from './session-checks';
import { signInChecks } from './sign-in-checks';
import { signInRaceChecks } from './sign-in-race-checks';
import type { Checks } from './world';
import { wrongTokenChecks } from './wrong-token-checks';

/** What of accounts is checked on a real database, in this order. */
export const databaseChecks: readonly (readonly [string, Checks])[] = [
  ['limits', limitChecks],
  ['sessions', sessionChecks],
  ['ended sessions', endedSessionChecks],
  ['signing in', signInChecks],
  ['signing in at a bad moment', signInRaceChecks],
  ['attacks on sign-in', lockoutChecks],
  ['accounts', accountChecks],
  ['profiles and new addresses', emailChangeChecks],
  ['callers and browsers', callerChecks],
  ['what is held of a member', heldDataChecks],
  ['resets of a password', resetChecks],
  ['wrong tokens', wrongTokenChecks],
  ['mails that wait', outboxChecks],
  // Last: the nightly work takes away what others have made.
  ['API keys', keyChecks],
];
