import { useRef, useState } from 'react';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import type { PollState } from '@/lib/content/community/polls/poll';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { sendVote } from './poll-calls';
import { useFreshPoll } from './use-fresh-poll';

const thanks = 'Thank you. Your vote has been counted.';

/** A poll as this reader finds it: asked for once when it comes near, and again after somebody signs in or out. */
export function usePoll(initial: PollState, isNear: boolean) {
  const { readerFetch } = useAuth();
  const { poll, setPoll, stopReading } = useFreshPoll(initial, isNear);
  const [isPeeking, setPeeking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { message, results, showResults } = useShownResults();
  const attempt = useRef({ option: '', key: '' });

  const vote = async (option: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    // Figures from before the vote must not replace the ones after it.
    stopReading();
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

/** What is said above the results, and the focus that goes to them. */
function useShownResults() {
  const [message, setMessage] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();

  const showResults = (text: string) => {
    setMessage(text);
    // The form that had the focus is gone.
    focusOnceDrawn(() => results.current, { preventScroll: true });
  };

  return { message, results, showResults };
}
