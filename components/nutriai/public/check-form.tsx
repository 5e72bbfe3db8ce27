'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { checkAges, checkPath } from '@/lib/content/reading/foods/food-check-ages';
import { anyFamily, type CheckFamily, isMinded } from '@/lib/content/reading/foods/food-check-family';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import { CheckResult } from './check-result';
import { FamilyFields } from './family-fields';
import { useFoodCheck } from './use-food-check';
import styles from './check-form.module.css';

interface CheckFormProps {
  age: number;
  text?: string;
  family?: CheckFamily;
  /** What the server answered already, where the question stood in the address. */
  answer?: SafetyCheckAnswer | null;
  american?: Readonly<Record<string, string>>;
  problem?: string | null;
}

/**
 * "Can my baby eat this?" Without scripts it is a plain form that leads to the page of the answer; with them
 * the answer takes its place below, and what was typed stays where it is whatever happens. A question that was
 * asked elsewhere takes little room, so that its answer stands on the first screen of a phone.
 */
export function CheckForm({
  age,
  text = '',
  family = anyFamily,
  answer = null,
  american,
  problem = null,
}: CheckFormProps) {
  const id = useId();
  const shape = answer ? `${styles.form} ${styles.asked}` : styles.form;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { given, error, failure, isAsking, hasAsked, submit } = useFoodCheck({
    given: answer && { age, isMinded: isMinded(family), answer, american },
    problem,
  });

  useEffect(() => {
    // From here on our texts take the place of the browser's bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (!hasAsked.current) return;
    if (failure) alert.current?.focus();
    else title.current?.focus();
  }, [given, failure, hasAsked]);

  return (
    <div className={styles.box}>
      <form ref={form} action={checkPath} className={shape} onSubmit={submit}>
        <Question id={id} age={age} text={text} error={error} hasHint={!answer} />
        <FamilyFields family={family} />
        <Button type="submit" className={styles.ask} disabled={isAsking}>
          {isAsking ? 'Checking…' : 'Check it'}
        </Button>
      </form>
      {failure && <FormProblem ref={alert} message={failure} />}
      <div className={styles.outcome} aria-busy={isAsking}>
        {given && !error && !failure && <CheckResult {...given} ref={title} />}
      </div>
    </div>
  );
}

const howToAsk =
  'Describe it as you would serve it: “scrambled egg with grated cheese”. You can also paste a whole recipe.';

interface QuestionProps {
  id: string;
  age: number;
  text: string;
  error: string | null;
  hasHint: boolean;
}

function Question({ id, age, text, error, hasHint }: QuestionProps) {
  return (
    <>
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
        hint={hasHint ? howToAsk : undefined}
        error={error ?? undefined}
        defaultValue={text}
        rows={hasHint ? 4 : 2}
        required
      />
    </>
  );
}
