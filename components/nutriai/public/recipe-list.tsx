import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import container from '@/components/ui/container.module.css';
import type { RecipeListing } from '@/lib/content/reading/recipes/recipe-listing';
import { LongList, unfoldedAtMost } from './long-list';
import { RecipeFilters } from './recipe-filters';
import { RecipeGrid } from './recipe-grid';
import styles from './recipe-list.module.css';

const mealTitles = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snacks' } as const;

/** The library of recipes by meal, folded on phones where there are many, with a way to narrow it. */
export function RecipeList({ listing, lead }: { listing: RecipeListing; lead: string }) {
  const { total, sections } = listing;
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'NutriAI', path: '/nutriai' },
            { name: 'Recipes', path: '/nutriai/recipes' },
          ]}
        />
        <h1>Baby recipes</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <RecipeFilters {...listing} />
      <p className={styles.count} role="status">
        {total === 1 ? '1 recipe' : `${total} recipes`}
      </p>
      {total === 0 && (
        <p className={styles.none}>
          No recipe matches all of that. Remove one filter, or choose a later age.
        </p>
      )}
      {sections.map(({ meal, recipes }) => (
        <section key={meal} className={styles.section} aria-labelledby={meal}>
          <h2 id={meal}>{mealTitles[meal]}</h2>
          <LongList
            items={recipes}
            isFolded={sections.length > 1 && total > unfoldedAtMost}
            nameOf={(count) => `${count} recipes`}
            draw={(shown) => <RecipeGrid recipes={shown} />}
          />
        </section>
      ))}
    </div>
  );
}
