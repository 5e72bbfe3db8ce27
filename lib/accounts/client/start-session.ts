import { storedMember } from './stored-responses';
import { REFRESH_BEFORE_CALL_SECONDS, START_AGAIN_MS } from './limits';
import type { Member } from './member';
import { askForProfile } from './member-profile';
import { MESSAGES } from './messages';
import { isNetworkFailure } from './offline';
import { PageLeft, watchPageLeaving } from './page-leaving';
import { refreshInBackground, refreshTokens } from './refresh';
import { markRunAlive, maySessionContinue } from './remember-me';
import { enterSession, getSnapshot, leaveSession } from './session-store';
import { hasDot, isExpiring, isReadable, readTokens } from './tokens';

interface StartOptions {
  /** True when another tab has just signed in: this run of the browser is alive, nobody has to be asked. */
  isRunAlive?: boolean;
}

let starting: Promise<void> | null = null;

/**
 * Finds out who is signed in, from unknown to signed in or signed out (specification §4, 'Session'). A start
 * that runs is shared.
 */
export function startSession(options: StartOptions = {}): Promise<void> {
  starting ??= findSession(options).finally(() => {
    starting = null;
  });
  return starting;
}

/**
 * Requests wait for this: until then nobody knows whether the stored tokens may be used at all (see
 * remember-me.ts).
 */
export function whenStarted(): Promise<void> {
  return starting ?? Promise.resolve();
}

async function findSession({ isRunAlive = false }: StartOptions): Promise<void> {
  const { epoch } = getSnapshot();
  const isStillOurs = () => getSnapshot().epoch === epoch;
  if (!hasUsableTokens()) return leaveSession(MESSAGES.authenticationRequired);
  if (isRunAlive) markRunAlive();
  const mayContinue = await maySessionContinue();
  // A sign-in or sign-out during the wait has decided already.
  if (!isStillOurs()) return;
  if (!mayContinue || !hasUsableTokens()) return leaveSession(MESSAGES.authenticationRequired);
  // From before the first call, so that the refresh after a call that the browser cancelled knows why it failed.
  const page = watchPageLeaving();
  try {
    const member = await findMember();
    if (!isStillOurs()) return;
    enterSession(member);
    refreshInBackground();
  } catch (error) {
    if (!isStillOurs() || error instanceof PageLeft) return;
    if (isNetworkFailure(error)) startWithoutNetwork();
    else leaveSession(MESSAGES.authenticationRequired);
  } finally {
    page.stop();
  }
}

/**
 * Both tokens, each with a dot. One alone is not a session, as at login ('Both access and refresh tokens are
 * required').
 */
function hasUsableTokens(): boolean {
  const { access, refresh } = readTokens();
  return access !== null && refresh !== null && hasDot(access) && hasDot(refresh);
}

/**
 * The profile call; where it fails a refresh; where that fails too, its error. An access token within 30
 * seconds of its end is renewed before the call, as before every call; about one whose end cannot be read the
 * endpoint is asked. After a refresh the session stands,
 * whatever the profile answers: the member is then loaded by whoever needs one.
 */
async function findMember(): Promise<Member | null> {
  const { access } = readTokens();
  const isWorn = access === null || (isReadable(access) && isExpiring(access, REFRESH_BEFORE_CALL_SECONDS));
  if (!isWorn) {
    const answer = await askForProfile(access);
    if (answer.isAccepted) return answer.member;
  }
  const answer = await askForProfile(await refreshTokens(access));
  return answer.isAccepted ? answer.member : null;
}

/**
 * Who was here last goes on with what was kept, and the next answer of the server decides. A session whose
 * time is over by the clock shows nothing: whether it goes on has to be asked.
 */
function startWithoutNetwork(): void {
  const { refresh } = readTokens();
  const member = refresh === null || isExpiring(refresh, 0) ? null : storedMember();
  if (member === null) tryAgainWhenOnline();
  else enterSession(member);
}

/**
 * Still unknown: the shell shows neither a member nor a way to sign in, and the browser says when it is worth
 * another try. Where it has just said so, the network needs a moment more.
 */
function tryAgainWhenOnline(): void {
  const tryAgain = () => {
    if (getSnapshot().status === 'unknown') void startSession();
  };
  if (navigator.onLine) setTimeout(tryAgain, START_AGAIN_MS);
  else window.addEventListener('online', tryAgain, { once: true });
}
