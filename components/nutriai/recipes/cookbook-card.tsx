import { Clock, Droplet, Sprout, UserRound } from 'lucide-react';
import Link from 'next/link';
import linked from '@/components/ui/linked-card.module.css';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { recipePagePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { allergensInWords, figure, minutesInWords } from '@/lib/nutriai/client/recipes/recipe-words';
import { HeartButton } from './heart-button';
import styles from './cookbook-card.module.css';

/** From so much iron on a serving is worth a word: 15 % of a baby's reference intake. */
const ironWorthSaying = 1.65;

interface CookbookCardProps {
  recipe: MemberRecipe;
  onHeart: () => void;
}

/** One recipe of the list: what decides whether it suits, and a heart. */
export function CookbookCard({ recipe, onHeart }: CookbookCardProps) {
  const { title, age_from_months: from, minutes, allergens, source, nutrients, safety } = recipe;
  const iron = nutrients.iron_mg ?? 0;
  return (
    <li className={`${linked.card} ${styles.card}`}>
      <div className={styles.words}>
        {source !== 'library' && (
          <p className={styles.own}>
            <UserRound size={15} aria-hidden />
            {source === 'ai' ? 'Written for you' : 'Yours'}
          </p>
        )}
        <h2 className={styles.title}>
          <Link href={recipePagePath(recipe)} className={linked.link} prefetch={false}>
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>
            <Sprout size={16} aria-hidden /> From {ageInWords(from)}
          </span>
          <span>
            <Clock size={16} aria-hidden /> {minutesInWords(minutes)}
          </span>
          {iron >= ironWorthSaying && (
            <span className={styles.iron}>
              <Droplet size={16} aria-hidden /> Iron {figure(iron)} mg
            </span>
          )}
        </p>
        <p className={styles.allergens}>
          {allergens.length > 0 ? `Contains ${allergensInWords(allergens)}` : 'No major allergens'}
        </p>
        {safety.verdict === 'unsure' && <p className={styles.blocked}>Some words were not understood</p>}
        {safety.verdict === 'block' && <p className={styles.blocked}>Not as it is at {ageInWords(from)}</p>}
      </div>
      <div className={styles.heart}>
        <HeartButton recipe={recipe} onSaved={onHeart} />
      </div>
    </li>
  );
}
