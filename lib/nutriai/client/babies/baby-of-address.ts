import { chooseBaby } from './chosen-baby';

/**
 * Chooses the baby that the address names after its `#`, as a reminder's address does, and takes it out of the
 * address, so that neither a reload nor a shared link chooses again. Returns what stops it.
 */
export function followBabyOfAddress(): () => void {
  const follow = () => {
    const { hash, pathname, search } = window.location;
    const id = /^#baby=([\w-]+)$/.exec(hash)?.[1];
    if (id === undefined) return;
    chooseBaby(id);
    window.history.replaceState(window.history.state, '', pathname + search);
  };
  follow();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
