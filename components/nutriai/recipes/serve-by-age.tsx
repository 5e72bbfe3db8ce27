import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import styles from './serve-by-age.module.css';

interface ServeByAgeProps {
  recipe: MemberRecipeDetail;
  baby: BabyAnswer;
}

/** How soft it is served now and later, and what is done with each food at this age. */
export function ServeByAge({ recipe: { textures, for_baby: forBaby }, baby }: ServeByAgeProps) {
  const now = textures.findLast(({ from_months: from }) => from <= baby.age_months);
  const serve = forBaby?.safety.serve ?? [];
  return (
    <Card title="Serve it">
      <dl className={styles.ages}>
        {textures.map(({ from_months: from, text }) => (
          <div key={from} className={from === now?.from_months ? styles.now : undefined}>
            <dt>
              From {ageInWords(from)}
              {from === now?.from_months && `: ${baby.name} now`}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {serve.length > 0 && (
        <details className={styles.more}>
          <summary>Each food at {ageInWords(baby.age_months)}</summary>
          <FoodsServed served={serve} />
        </details>
      )}
    </Card>
  );
}

/** What is done with each food at the child's age. */
export function FoodsServed({ served }: { served: SafetyCheckAnswer['serve'] }) {
  if (served.length === 0) return null;
  return (
    <dl className={styles.foods}>
      {served.map(({ food, food_name: name, text }) => (
        <div key={food}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
