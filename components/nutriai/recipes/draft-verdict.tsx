import type { RecipeCheckAnswer } from '@/lib/contract/nutriai-recipes';
import {
  allergensInWords,
  nutrientName,
  shareWords,
  sharesOf,
} from '@/lib/nutriai/client/recipes/recipe-words';
import { Meter } from '@/components/ui/meter';
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
          ? 'The check is not available right now. Keep writing: we check again as you type and when you save.'
          : `Write the first ingredient to see whether the recipe suits ${who}, what a serving ` +
            'provides and which allergens it contains.'}
      </p>
    );
  }
  const { safety, serving_g: grams, nutrients, day, allergens, may_contain: may } = answer;
  return (
    <div className={styles.draft}>
      {hasFailed && <p className={styles.quiet}>The last change has not been checked yet.</p>}
      <RecipeVerdict safety={safety} who={who} />
      <p className={styles.allergens}>
        {allergens.length > 0 ? (
          <>
            Contains <strong>{allergensInWords(allergens)}</strong>.
          </>
        ) : (
          'No major allergens so far.'
        )}
        {may.length > 0 && ` Some brands also contain ${allergensInWords(may)}.`}
      </p>
      {grams !== null && (
        <div className={styles.meters}>
          <p className={styles.quiet}>A serving of {grams} g, compared with the daily need:</p>
          {sharesOf(nutrients, day, shown).map(({ code, amount, need, share }) => (
            <Meter
              key={code}
              name={nutrientName(code)}
              share={share}
              words={shareWords({ code, amount, need, share })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
