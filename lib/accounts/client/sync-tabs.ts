import { MESSAGES } from './messages';
import { answerOtherTabs } from './remember-me';
import { doubtSession, followSignOut, getSnapshot } from './session-store';
import { startSession } from './start-session';
import { ACCESS_KEY, REFRESH_KEY, readTokens, storedSubject } from './tokens';

/**
 * Signs the other tabs out when one signs out, and in when one signs in. The browser tells every other tab when
 * local storage changes, but not a page that lies in its back/forward cache: that one looks when it comes
 * back.
 *
 * Returns a function that stops it.
 */
export function syncTabs(): () => void {
  let subject = storedSubject();
  const look = () => {
    const next = storedSubject();
    followStorage({ isOtherMember: subject !== null && next !== null && subject !== next });
    subject = next ?? subject;
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key is localStorage.clear().
    if (key === null || key === ACCESS_KEY || key === REFRESH_KEY) look();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  const stopAnswering = answerOtherTabs();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    stopAnswering();
  };
}

/**
 * The two tokens change one after the other. With only one there the change is half done, and nothing is
 * decided; a new pair for the same member is a refresh in another tab, and nothing has to be.
 */
function followStorage({ isOtherMember }: { isOtherMember: boolean }): void {
  const { access, refresh } = readTokens();
  const { status } = getSnapshot();
  if (access === null && refresh === null) {
    followSignOut(MESSAGES.userLoggedOut);
  } else if (access !== null && refresh !== null && (status === 'signed-out' || isOtherMember)) {
    if (isOtherMember && status === 'signed-in') doubtSession();
    void startSession({ isRunAlive: true });
  }
}
