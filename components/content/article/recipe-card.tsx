import { Clock, Snowflake, Users } from 'lucide-react';
import type { RecipeCardBlock } from '@/lib/platform/database/payload-types';
import { InEnglish } from '@/components/content/english/in-english';
import styles from './recipe-card.module.css';

export function RecipeCard({ recipe }: { recipe: RecipeCardBlock }) {
  return (
    <section className={styles.card} aria-label={`Recipe: ${recipe.title}`}>
      <p className={styles.eyebrow}>Recipe · from {recipe.fromMonths} months</p>
      <h3 className={styles.title}>
        <InEnglish>{recipe.title}</InEnglish>
      </h3>
      <ul className={styles.facts}>
        <li>
          <Clock size={18} aria-hidden /> {recipe.minutes} minutes
        </li>
        <li>
          <Users size={18} aria-hidden /> {recipe.servings} {recipe.servings === 1 ? 'serving' : 'servings'}
        </li>
      </ul>
      <h4>You need</h4>
      <ul>
        {recipe.ingredients.map(({ id, text }) => (
          <li key={id}>
            <InEnglish isKitchen>{text}</InEnglish>
          </li>
        ))}
      </ul>
      <h4>Do this</h4>
      <ol>
        {recipe.steps.map(({ id, text }) => (
          <li key={id}>
            <InEnglish isKitchen>{text}</InEnglish>
          </li>
        ))}
      </ol>
      {recipe.storage && (
        <p className={styles.storage}>
          <Snowflake size={18} aria-hidden /> <InEnglish>{recipe.storage}</InEnglish>
        </p>
      )}
    </section>
  );
}
