'use client';

import { WandSparkles } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { BeforeSolids } from '@/components/nutriai/first-use/before-solids';
import { WordListField } from '@/components/nutriai/plan/word-list-field';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { EmergencyBox } from '@/components/nutriai/today/emergency-box';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import type { RecipeRefusal } from '@/lib/nutriai/client/recipes/generate-recipe';
import { kindAt, kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { GeneratedView } from './generated-view';
import { useWriting } from './use-writing';
import { WritingSteps } from './writing-steps';
import styles from './generate-view.module.css';

const meals = solidKinds.map((value) => ({ value, label: kindNames[value] }));
const minuteChoices = [
  { value: 'any', label: 'Any' },
  ...(['10', '15', '20', '30', '45'] as const).map((value) => ({ value, label: `${value} min` })),
] as const;

/** A recipe by wish. What was wished stays, whatever comes of it. */
export function GenerateView({ emergency }: { emergency: EmergencyWords }) {
  const id = useId();
  const baby = useBaby();
  const { writing, run, stop } = useWriting();
  const [wish, setWish] = useState('');
  const [meal, setMeal] = useState<(typeof meals)[number]['value']>(() => {
    const kind = kindAt(new Date().toISOString());
    return kind === 'milk' ? 'lunch' : kind;
  });
  const [minutes, setMinutes] = useState<(typeof minuteChoices)[number]['value']>('any');
  const [ingredients, setIngredients] = useState<readonly string[]>([]);
  const [exclude, setExclude] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { phase } = writing;
  useEffect(() => {
    if (phase === 'done') result.current?.focus({ preventScroll: true });
    if (phase !== 'idle') result.current?.scrollIntoView({ block: 'start' });
  }, [phase]);
  useEffect(() => {
    // The button that was pressed is gone; the form is where to go on, and no keyboard opens over it.
    if (told === '') return;
    form.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: 'start' });
  }, [told]);

  if (isBeforeSolids(baby)) return <BeforeSolids baby={baby} />;

  const write = () => {
    setTold('');
    void run({
      baby: baby.id,
      meal,
      ingredients,
      exclude,
      max_minutes: minutes === 'any' ? null : Number(minutes),
      wish: wish.trim(),
    });
  };
  const goBack = (words: string) => () => {
    stop();
    setTold(words);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    write();
  };

  return (
    <div className={styles.view}>
      <div ref={result} tabIndex={-1} className={styles.result}>
        {writing.phase === 'running' && (
          <Card title="Your recipe is being written">
            <WritingSteps progress={writing.progress} />
            <p className={styles.slow}>This can take up to a minute. Cancel any time; your text is kept.</p>
            <Button
              variant="quiet"
              className={styles.stop}
              onClick={goBack('Stopped. Nothing was saved. Your text is still here.')}
            >
              Stop
            </Button>
          </Card>
        )}
        {writing.phase === 'refused' &&
          (writing.emergency ? (
            <EmergencyBox words={emergencyOf(writing.emergency, emergency)} isSudden />
          ) : (
            <FormProblem message={writing.message} />
          ))}
        {writing.phase === 'done' && (
          <GeneratedView
            key={writing.recipe.draft}
            recipe={writing.recipe}
            baby={baby}
            onAnother={write}
            onDiscard={goBack('Discarded. Your text is still here.')}
          />
        )}
      </div>
      <p ref={status} role="status" className={styles.told}>
        {told}
      </p>
      <form
        ref={form}
        tabIndex={-1}
        aria-label="Your request"
        className={styles.form}
        hidden={writing.phase === 'running' || writing.phase === 'done'}
        onSubmit={submit}
      >
        <Card title="What would you like?">
          <Field
            id={`${id}-wish`}
            label="In your own words"
            hint="Something with lentils, no blender, 15 minutes."
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={300}
                value={wish}
                onChange={({ target: { value } }) => setWish(value)}
              />
            )}
          </Field>
          <ChoiceChips legend="Meal" choices={meals} value={meal} onChange={setMeal} />
          <ChoiceChips legend="Ready in" choices={minuteChoices} value={minutes} onChange={setMinutes} />
          <WordListField
            id={`${id}-ingredients`}
            label="Use up"
            hint="What you have at home."
            words={ingredients}
            onChange={setIngredients}
          />
          <WordListField
            id={`${id}-exclude`}
            label="Leave out"
            hint={`${baby.name}’s allergies, diet and dislikes are left out anyway.`}
            words={exclude}
            onChange={setExclude}
          />
          <Button type="submit" className={styles.send}>
            <WandSparkles size={20} aria-hidden />
            Write a recipe
          </Button>
        </Card>
      </form>
    </div>
  );
}

/** What the rules say to these very words. */
function emergencyOf({ message, instead, sources }: RecipeRefusal, usual: EmergencyWords): EmergencyWords {
  return { title: message, advice: instead, source: sources[0] ?? usual.source };
}
