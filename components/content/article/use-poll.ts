import { useEffect, useRef, useState } from 'react';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import type { PollState } from '@/lib/content/community/polls/poll';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { readPoll, sendVote } from './poll-calls';

const thanks = 'Thank you. Your vote has been counted.';

/** A poll as this reader finds it: asked for once when it comes near, and again after somebody signs in or out. */
export function usePoll(initial: PollState, isNear: boolean) {
  const { status, readerFetch } = useAuth();
  const [poll, setPoll] = useState(initial);
  const [isPeeking, setPeeking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();
  const attempt = useRef({ option: '', key: '' });
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

  const showResults = (text: string) => {
    setMessage(text);
    // The form that had the focus is gone.
    focusOnceDrawn(() => results.current, { preventScroll: true });
  };

  const vote = async (option: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    // Figures from before the vote must not replace the ones after it.
    reading.current?.abort();
    // The same for every try to send the same answer: it is counted once.
    if (attempt.current.option !== option) attempt.current = { option, key: newIdempotencyKey() };
    const outcome = await sendVote(readerFetch, {
      poll: poll.id,
      option,
      idempotencyKey: attempt.current.key,
    });
    setBusy(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    setPoll(outcome.poll);
    setPeeking(false);
    showResults(outcome.refusal ?? thanks);
  };

  return {
    poll,
    isPeeking,
    isBusy,
    message,
    problem,
    results,
    vote: (option: string) => void vote(option),
    peek: () => {
      setPeeking(true);
      showResults('');
    },
    stopPeeking: () => setPeeking(false),
  };
}
