import { useEffect, useRef, useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { ask, isEmergency } from '@/lib/nutriai/client/ask/conversation';
import { loadDetector } from '@/lib/nutriai/client/ask/emergency-detector';

/** Sends questions. One whose baby is still loading waits for the profile, unless it is an emergency. */
export function useSendQuestion() {
  const { babies, chosen, error: loadError } = useBabies();
  // Whom a question is about may still be loading: it is sent as soon as that is known.
  const isReady = babies !== undefined || loadError !== undefined;
  const waiting = useRef<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    const question = waiting.current;
    if (!isReady || question === null) return;
    waiting.current = null;
    void ask(question, chosen);
  }, [isReady, chosen]);

  const send = (question: string) => {
    // What cannot wait does not.
    if (isReady || isEmergency(question)) {
      void ask(question, chosen);
      return;
    }
    waiting.current = question;
    setWaiting(true);
    void loadDetector().then(() => {
      if (waiting.current !== question || !isEmergency(question)) return;
      waiting.current = null;
      setWaiting(false);
      void ask(question, chosen);
    });
  };

  return { send, isWaiting: isWaiting && !isReady };
}
