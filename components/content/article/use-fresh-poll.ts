import { useEffect, useRef, useState } from 'react';
import type { PollState } from '@/lib/content/community/polls/poll';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readPoll } from './poll-calls';

/** A poll's figures: those of the page's HTML until the poll comes near, then those of this reader. */
export function useFreshPoll(initial: PollState, isNear: boolean) {
  const { status, readerFetch } = useAuth();
  const [poll, setPoll] = useState(initial);
  const reading = useRef<AbortController>(null);

  useEffect(() => {
    if (!isNear || status === 'unknown') return;
    const controller = new AbortController();
    reading.current = controller;
    readPoll(readerFetch, initial.id, controller.signal)
      .then((found) => found && !controller.signal.aborted && setPoll(found))
      // The page's own figures stay; voting says what is wrong.
      .catch(() => undefined);
    return () => controller.abort();
  }, [isNear, status, readerFetch, initial.id]);

  return { poll, setPoll, stopReading: () => reading.current?.abort() };
}
