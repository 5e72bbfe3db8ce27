import type { RecipeCheckAnswer } from '@/lib/contract/nutriai-recipes';
import {
  allergensInWords,
  figure,
  nutrientAmount,
  nutrientName,
  sharesOf,
} from '@/lib/nutriai/client/recipes/recipe-words';
import { Meter } from '@/components/nutriai/ui/meter';
import { RecipeVerdict } from './recipe-verdict';
import styles from './draft-verdict.module.css';

interface DraftVerdictProps {
  answer: RecipeCheckAnswer | undefined;
  hasFailed: boolean;
  who: string;
}

const shown = ['iron_mg', 'energy_kcal', 'protein_g', 'zinc_mg', 'calcium_mg'] as const;

/** What a draft comes to, as it is typed. */
export function DraftVerdict({ answer, hasFailed, who }: DraftVerdictProps) {
  if (!answer) {
    return (
      <p className={styles.quiet}>
        {hasFailed
          ? 'The check could not be reached. Go on writing: it is made again as you type, and when you save.'
          : `Write the first ingredient, and you see here whether it suits ${who}, what a serving gives and which allergens are in it.`}
      </p>
    );
  }
  const { safety, serving_g: grams, nutrients, day, allergens, may_contain: may } = answer;
  return (
    <div className={styles.draft}>
      {hasFailed && <p className={styles.quiet}>The last change could not be checked yet.</p>}
      <RecipeVerdict safety={safety} who={who} />
      <p className={styles.allergens}>
        {allergens.length > 0 ? (
          <>
            Contains <strong>{allergensInWords(allergens)}</strong>.
          </>
        ) : (
          'No major allergens so far.'
        )}
        {may.length > 0 && ` Some makes also hold ${allergensInWords(may)}.`}
      </p>
      {grams !== null && (
        <div className={styles.meters}>
          <p className={styles.quiet}>A serving of {grams} g, against the day’s need:</p>
          {sharesOf(nutrients, day, shown).map(({ code, amount, need, share }) => (
            <Meter
              key={code}
              name={nutrientName(code)}
              share={share}
              words={`${figure(amount)} of ${nutrientAmount(code, need)}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
