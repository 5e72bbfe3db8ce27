import { type FormEvent, useRef, useState } from 'react';
import { questionProblem } from '@/lib/content/reading/foods/food-check-ages';
import { familyFields, familyOf, isMinded } from '@/lib/content/reading/foods/food-check-family';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import { isAmericanShown } from '@/lib/nutriai/client/shown-english';
import { askAboutFood, type CheckOutcome } from './ask-about-food';

/** An answer with the question it belongs to. */
interface GivenAnswer {
  age: number;
  /** Whether allergies or a diet were minded. */
  isMinded: boolean;
  answer: SafetyCheckAnswer;
  /** Texts of an answer on a page that is the same for everybody: how they read in America. */
  american?: Readonly<Record<string, string>> | undefined;
}

interface FirstState {
  given: GivenAnswer | null;
  problem: string | null;
}

/** A question about a food on its way to the server, and what came of it. */
export function useFoodCheck(first: FirstState) {
  const [given, setGiven] = useState(first.given);
  const [error, setError] = useState<string | null>(first.problem);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    hasAsked.current = true;
    const data = new FormData(event.currentTarget);
    const asked = { age_months: Number(data.get('age')), text: String(data.get('text')) };
    const minded = familyOf({
      allergies: data.getAll('allergy').map(String),
      diet: String(data.get('diet')),
    });
    const wrong = questionProblem(asked.text);
    setError(wrong);
    setFailure(null);
    if (wrong) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setAsking(true);
    const result = await askAboutFood({
      ...asked,
      ...familyFields(minded),
      ...(isAmericanShown() && { language: 'en-US' as const }),
    });
    setAsking(false);
    if (result.outcome === 'answer')
      setGiven({ age: asked.age_months, isMinded: isMinded(minded), answer: result.answer });
    else setFailure(failureTexts[result.outcome]);
  };

  return { given, error, failure, isAsking, hasAsked, submit };
}

const failureTexts: Readonly<Record<Exclude<CheckOutcome['outcome'], 'answer'>, string>> = {
  limit:
    'Too many questions have been sent from your network. What you typed is still here. Please try again in a minute.',
  server:
    'We couldn’t check it because something went wrong on our side. What you typed is still here. Please try again.',
  network:
    'We couldn’t check it because the server didn’t answer. What you typed is still here. Check your ' +
    'connection and try again.',
};
