import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { Pagination } from '@/components/content/blog/pagination';
import container from '@/components/ui/container.module.css';
import target from '@/components/ui/target.module.css';
import { pageOfList } from '@/lib/content/reading/paged-groups';
import type { RecipeListing } from '@/lib/content/reading/recipes/recipe-listing';
import { RecipeFilters } from './recipe-filters';
import { RecipeGrid } from './recipe-grid';
import styles from './recipe-list.module.css';

const mealTitles = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snacks' } as const;

const path = '/nutriai/recipes';

/** The library of recipes by meal: the first of each and the way to the others, or page by page what was chosen. */
export function RecipeList({ listing, page, lead }: { listing: RecipeListing; page: number; lead: string }) {
  const { choice, total, sections, pageCount } = listing;
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'NutriAI', path: '/nutriai' },
            { name: 'Recipes', path },
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
      {sections.map(({ meal, items, count }) => (
        <section key={meal} className={styles.section} aria-labelledby={meal}>
          <h2 id={meal}>{mealTitles[meal]}</h2>
          <RecipeGrid recipes={items} />
          {items.length < count && choice.meal === null && pageCount === 1 && (
            <p>
              <Link href={pageOfList(path, { meal }, 1)} className={target.target} prefetch={false}>
                All {meal} recipes
              </Link>
            </p>
          )}
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => pageOfList(path, { ...choice }, target)}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </div>
  );
}
