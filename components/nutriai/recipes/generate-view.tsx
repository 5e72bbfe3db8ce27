'use client';

import { type SyntheticEvent, useState } from 'react';
import { BeforeSolids } from '@/components/nutriai/first-use/before-solids';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { EmergencyBox } from '@/components/nutriai/today/emergency-box';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import type { RecipeRefusal } from '@/lib/nutriai/client/recipes/generate-recipe';
import { GeneratedView } from './generated-view';
import { useWishDraft, wishOf } from './use-wish-draft';
import { type Writing, useWriting } from './use-writing';
import { useWritingFocus } from './use-writing-focus';
import { WishFields } from './wish-fields';
import { WritingSteps } from './writing-steps';
import styles from './generate-view.module.css';

/** A recipe by wish. What was wished stays, whatever comes of it. */
export function GenerateView({ emergency }: { emergency: EmergencyWords }) {
  const baby = useBaby();
  const { writing, run, stop } = useWriting();
  const { draft, change } = useWishDraft();
  const [told, setTold] = useState('');
  const { result, status, form } = useWritingFocus(writing.phase, told);

  if (isBeforeSolids(baby)) return <BeforeSolids baby={baby} />;

  const write = () => {
    setTold('');
    void run(wishOf(draft, baby.id));
  };
  const goBack = (words: string) => {
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
        <WritingState writing={writing} baby={baby} emergency={emergency} onAnother={write} onBack={goBack} />
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
        <WishFields babyName={baby.name} draft={draft} onChange={change} />
      </form>
    </div>
  );
}

interface WritingStateProps {
  writing: Writing;
  baby: BabyAnswer;
  emergency: EmergencyWords;
  onAnother: () => void;
  /** Back to the form, with words on why. */
  onBack: (words: string) => void;
}

function WritingState({ writing, baby, emergency, onAnother, onBack }: WritingStateProps) {
  if (writing.phase === 'idle') return null;
  if (writing.phase === 'refused') {
    return writing.emergency ? (
      <EmergencyBox words={emergencyOf(writing.emergency, emergency)} isSudden />
    ) : (
      <FormProblem message={writing.message} />
    );
  }
  if (writing.phase === 'done') {
    return (
      <GeneratedView
        key={writing.recipe.draft}
        recipe={writing.recipe}
        baby={baby}
        onAnother={onAnother}
        onDiscard={() => onBack('Discarded. Your text is still here.')}
      />
    );
  }
  return (
    <Card title="Your recipe is being written">
      <WritingSteps progress={writing.progress} />
      <p className={styles.slow}>This can take up to a minute. Cancel any time; your text is kept.</p>
      <Button
        variant="quiet"
        className={styles.stop}
        onClick={() => onBack('Stopped. Nothing was saved. Your text is still here.')}
      >
        Stop
      </Button>
    </Card>
  );
}

/** What the rules say to these very words. */
function emergencyOf({ message, instead, sources }: RecipeRefusal, usual: EmergencyWords): EmergencyWords {
  return { title: message, advice: instead, source: sources[0] ?? usual.source };
}
