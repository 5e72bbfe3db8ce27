import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import styles from './recipe-view.module.css';

/** The figures must not look more complete than they are. */
export function Uncounted({ recipe: { ingredients } }: { recipe: Pick<MemberRecipeDetail, 'ingredients'> }) {
  const missed = ingredients.filter(({ is_counted: isCounted, grams }) => !isCounted && grams >= 5);
  if (missed.length === 0) return null;
  return (
    <p className={styles.quiet}>
      Not counted, because there is no data: {missed.map(({ name }) => name).join(', ')}.
    </p>
  );
}
