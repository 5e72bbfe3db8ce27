'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { checkAges, checkPath, questionProblem } from '@/lib/content/reading/foods/food-check-ages';
import {
  anyFamily,
  type CheckFamily,
  familyFields,
  familyOf,
  isMinded,
} from '@/lib/content/reading/foods/food-check-family';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import { askAboutFood, type CheckOutcome } from './ask-about-food';
import { CheckResult } from './check-result';
import { FamilyFields } from './family-fields';
import styles from './check-form.module.css';

interface CheckFormProps {
  age: number;
  text?: string;
  family?: CheckFamily;
  /** What the server answered already, where the question stood in the address. */
  answer?: SafetyCheckAnswer | null;
  problem?: string | null;
}

interface Given {
  age: number;
  /** Whether allergies or a diet were minded. */
  isMinded: boolean;
  answer: SafetyCheckAnswer;
}

/**
 * "Can my baby eat this?" Without scripts it is a plain form that leads to the page of the answer; with them the answer takes its place below, and
 * what was typed stays where it is whatever happens.
 */
export function CheckForm({
  age,
  text = '',
  family = anyFamily,
  answer = null,
  problem = null,
}: CheckFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [given, setGiven] = useState<Given | null>(answer && { age, isMinded: isMinded(family), answer });
  const [error, setError] = useState<string | null>(problem);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useRef(false);

  useEffect(() => {
    // From here on our texts take the place of the browser's bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (!hasAsked.current) return;
    if (failure) alert.current?.focus();
    else title.current?.focus();
  }, [given, failure]);

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
    const result = await askAboutFood({ ...asked, ...familyFields(minded) });
    setAsking(false);
    if (result.outcome === 'answer')
      setGiven({ age: asked.age_months, isMinded: isMinded(minded), answer: result.answer });
    else setFailure(failureTexts[result.outcome]);
  };

  return (
    <div className={styles.box}>
      <form ref={form} action={checkPath} className={styles.form} onSubmit={submit}>
        <Select
          id={`${id}-age`}
          name="age"
          label="Your child’s age"
          defaultValue={age}
          choices={checkAges.map(({ months, label }) => ({ value: months, label }))}
        />
        <FormField
          id={`${id}-text`}
          name="text"
          label="Food, meal or recipe"
          hint={
            'Describe it as you would serve it: “scrambled egg with grated cheese”. You can also paste ' +
            'a whole recipe.'
          }
          error={error ?? undefined}
          defaultValue={text}
          rows={4}
          required
        />
        <FamilyFields family={family} />
        <Button type="submit" className={styles.ask} disabled={isAsking}>
          {isAsking ? 'Checking…' : 'Check it'}
        </Button>
      </form>
      {failure && <FormProblem ref={alert} message={failure} />}
      <div className={styles.outcome} aria-busy={isAsking}>
        {given && !error && !failure && (
          <CheckResult answer={given.answer} age={given.age} isMinded={given.isMinded} ref={title} />
        )}
      </div>
    </div>
  );
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
