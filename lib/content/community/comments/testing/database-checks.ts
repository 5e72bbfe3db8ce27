import type { Checks } from '../../../../accounts/server/testing/world';
import { idempotencyChecks } from '../../../../platform/http/testing/idempotency-checks';
import { repeatedCallChecks } from '../../../../platform/http/testing/repeated-call-checks';
import { retentionChecks } from '../../../../platform/http/testing/retention-checks';
import { pollChecks } from '../../polls/testing/poll-checks';
import { commentChecks } from './comment-checks';
import { commentOwnershipChecks } from './ownership-checks';

/** What of comments, polls and repeated calls is checked on a real database, in this order. */
export const databaseChecks: readonly (readonly [string, Checks])[] = [
  ['calls that are sent again', idempotencyChecks],
  ['calls that are sent again over a route', repeatedCallChecks],
  ['polls', pollChecks],
  ['comments', commentChecks],
  ['whose a comment is', commentOwnershipChecks],
  ['what is kept for a while', retentionChecks],
];
