import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field } from '@/components/ui/field';
import { WordListField } from '@/components/nutriai/plan/word-list-field';
import { kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { type WishDraft, wishMinutes } from './use-wish-draft';
import styles from './generate-view.module.css';

interface WishFieldsProps {
  babyName: string;
  draft: WishDraft;
  onChange: (patch: Partial<WishDraft>) => void;
}

const meals = solidKinds.map((value) => ({ value, label: kindNames[value] }));
const minuteChoices = [
  { value: 'any', label: 'Any' },
  ...wishMinutes.map((value) => ({ value, label: `${value} min` })),
] as const;

/** What a recipe is to be like, in words and choices. */
export function WishFields({ babyName, draft, onChange }: WishFieldsProps) {
  const id = useId();
  return (
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
            value={draft.wish}
            onChange={({ target: { value } }) => onChange({ wish: value })}
          />
        )}
      </Field>
      <ChoiceChips legend="Meal" choices={meals} value={draft.meal} onChange={(meal) => onChange({ meal })} />
      <ChoiceChips
        legend="Ready in"
        choices={minuteChoices}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <WordListField
        id={`${id}-ingredients`}
        label="Use up"
        hint="What you have at home."
        words={draft.ingredients}
        onChange={(ingredients) => onChange({ ingredients })}
      />
      <WordListField
        id={`${id}-exclude`}
        label="Leave out"
        hint={`${babyName}’s allergies, diet and dislikes are left out anyway.`}
        words={draft.exclude}
        onChange={(exclude) => onChange({ exclude })}
      />
      <Button type="submit" className={styles.send}>
        <WandSparkles size={20} aria-hidden />
        Create a recipe
      </Button>
    </Card>
  );
}
