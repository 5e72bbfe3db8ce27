import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import linked from '@/components/ui/linked-card.module.css';
import { dishParts } from '@/lib/content/reading/recipes/dish-parts';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { DishPicture } from './dish-picture';
import styles from './recipe-grid.module.css';

interface RecipeGridProps {
  recipes: readonly { title: string; path: string; summary: string; isIronRich?: boolean }[];
}

/** Recipes as cards, each with what decides whether it suits: age, time and allergens. */
export function RecipeGrid({ recipes }: RecipeGridProps) {
  return (
    <ul className={styles.grid}>
      {recipes.map(({ title, path, summary, isIronRich }) => (
        <li key={path} className={`${linked.card} ${styles.card}`}>
          <div className={styles.head}>
            <Dish id={path.split('/').at(-1) ?? ''} />
            <h3 className={styles.title}>
              <Link href={path} className={linked.link} prefetch={false}>
                <InEnglish>{title}</InEnglish>
              </Link>
            </h3>
          </div>
          <p className={styles.summary}>
            <InEnglish>{summary}</InEnglish>
          </p>
          {isIronRich && <p className={styles.iron}>Rich in iron</p>}
        </li>
      ))}
    </ul>
  );
}

function Dish({ id }: { id: string }) {
  const recipe = recipeById(id);
  return recipe ? <DishPicture parts={dishParts(recipe)} size="row" /> : null;
}
