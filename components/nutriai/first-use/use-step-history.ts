import { useEffect, useRef } from 'react';
import { type NewBabyStep, newBabySteps } from '@/lib/nutriai/client/babies/new-baby';

interface StepHistory {
  step: NewBabyStep;
  /** All is answered and saved: going back then leaves the page as any page. */
  isOver: boolean;
  onStep: (step: NewBabyStep) => void;
}

/** Each question is a place of the browser's history, so that a phone's own Back goes one question back. */
export function useStepHistory({ step, isOver, onStep }: StepHistory) {
  /** The questions at the places of the history that this page has made; the last is shown. */
  const places = useRef([step]);
  const show = useRef(onStep);
  useEffect(() => {
    show.current = onStep;
  });

  useEffect(() => {
    if (isOver) return;
    const [first] = places.current;
    if (first !== undefined && stepInAddress() !== first) window.history.replaceState(null, '', `#${first}`);
    const onPopState = () => {
      const shown = stepInAddress();
      if (shown === undefined) return;
      if (places.current.at(-2) === shown) places.current.pop();
      else places.current.push(shown);
      show.current(shown);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [isOver]);

  const replace = (next: NewBabyStep) => {
    places.current.splice(-1, 1, next);
    window.history.replaceState(null, '', `#${next}`);
  };
  return {
    push: (next: NewBabyStep) => {
      places.current.push(next);
      window.history.pushState(null, '', `#${next}`);
    },
    replace,
    back: (before: NewBabyStep) => {
      if (places.current.at(-2) === before) {
        window.history.back();
        return;
      }
      replace(before);
      show.current(before);
    },
  };
}

function stepInAddress(): NewBabyStep | undefined {
  return newBabySteps.find((step) => window.location.hash === `#${step}`);
}
