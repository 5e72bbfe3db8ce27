import { getSnapshot, subscribe } from '../accounts/client/session-store';
import { messageWorker } from './worker-messages';

/** Whenever nobody is signed in, nothing of a member's screens stays in the worker's caches. Returns what stops it. */
export function forgetScreensAtSignOut(): () => void {
  let { epoch } = getSnapshot();
  return subscribe(() => {
    const session = getSnapshot();
    if (session.epoch === epoch) return;
    epoch = session.epoch;
    if (session.status === 'signed-out') void messageWorker({ forgetMember: true });
  });
}
