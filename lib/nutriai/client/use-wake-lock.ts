import { useEffect, useState } from 'react';

/** Keeps the screen on for as long as the component is mounted, where the browser can. True while it does. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // Only on safe addresses, and not in every browser.
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || lock !== null) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) {
          await given.release();
          return;
        }
        lock = given;
        setHeld(true);
        given.addEventListener('release', () => {
          lock = null;
          setHeld(false);
        });
      } catch {
        // A battery that is low, or a setting: the screen goes dark as it always does.
      }
    };
    // The browser takes the lock back when another window covers this one.
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
