import { Baby, TriangleAlert, Utensils, Wheat } from 'lucide-react';
import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { SourceList } from '@/components/content/article/source-list';
import container from '@/components/ui/container.module.css';
import type { FoodPage } from '@/lib/content/reading/foods/food-page';
import { foodsCheckedOn, foodsPath } from '@/lib/content/reading/foods/food-words';
import { listInWords } from '@/lib/content/reading/recipes/recipe-words';
import { AmountTable } from './amount-table';
import { severityWords } from './check-words';
import styles from './food-article.module.css';
import { NutrientShares } from './nutrient-shares';
import { RecipeGrid } from './recipe-grid';

/** A food: from when, how to serve it, what to mind, what is in it and what to cook with it. */
export function FoodArticle({ page }: { page: FoodPage }) {
  const { food, servings, findings, flags, sources, recipes, recipeCount } = page;
  return (
    <div className={container.container}>
      <article>
        <FoodHeader page={page} />
        <div className={styles.columns}>
          <section className={styles.serving} aria-labelledby="serving">
            <h2 id="serving">How to serve it</h2>
            <dl className={styles.ages}>
              {servings.map(({ months, text }) => (
                <div key={months}>
                  <dt>At {months} months</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {food.note && <p className={styles.note}>{food.note}</p>}
          </section>
          <div className={styles.facts}>
            {findings.length > 0 && (
              <section aria-labelledby="mind">
                <h2 id="mind">What to mind at 6 months</h2>
                <ul className={styles.findings}>
                  {findings.map(({ rule, severity, message, instead }) => (
                    <li key={`${rule} ${message}`} className={styles[severity]}>
                      <strong>{severityWords[severity]}.</strong> {message} {instead}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {flags.length > 0 && (
              <section aria-labelledby="known">
                <h2 id="known">Good to know</h2>
                <ul className={styles.flags}>
                  {flags.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </section>
            )}
            <Composition page={page} />
            <SourceList sources={sources} checkedOn={foodsCheckedOn} />
          </div>
        </div>
      </article>
      {recipes.length > 0 && (
        <section className={styles.recipes} aria-labelledby="recipes">
          <h2 id="recipes">Cook with it</h2>
          <RecipeGrid recipes={recipes} />
          {recipeCount > recipes.length && (
            <p>
              <Link href="/nutriai/recipes" prefetch={false}>
                All recipes
              </Link>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

const dietWords = { vegan: 'Vegan', vegetarian: 'Vegetarian', pescatarian: 'Fish or seafood' } as const;

function FoodHeader({ page }: { page: FoodPage }) {
  const { food, path, group, choking, allergens, mayContain, diet } = page;
  return (
    <header className={styles.header}>
      <Breadcrumbs
        crumbs={[
          { name: 'NutriAI', path: '/nutriai' },
          { name: 'Foods', path: foodsPath },
          { name: food.name, path },
        ]}
      />
      <h1>{food.name} for babies</h1>
      <ul className={styles.signs}>
        <li>
          <Baby size={18} aria-hidden /> {page.summary.split('.')[0]}
        </li>
        <li>
          <Utensils size={18} aria-hidden /> {group}
        </li>
        {diet && (
          <li>
            <Wheat size={18} aria-hidden /> {dietWords[diet]}
          </li>
        )}
      </ul>
      {choking && (
        <p className={styles.choking}>
          <TriangleAlert size={20} aria-hidden /> <span>{choking}</span>
        </p>
      )}
      <p>
        {allergens.length > 0 ? (
          <>
            Contains <strong>{listInWords(allergens)}</strong>, a major allergen.
          </>
        ) : (
          'None of the major allergens.'
        )}
        {mayContain.length > 0 && ` Read the label: some makes also hold ${listInWords(mayContain)}.`}
      </p>
    </header>
  );
}

function Composition({ page: { composition } }: { page: FoodPage }) {
  if (!composition) return null;
  const { state, description, shares, amounts } = composition;
  return (
    <section aria-labelledby="in-it">
      <h2 id="in-it">What is in it</h2>
      <p className={styles.basis}>
        100 g, {state}, against what a child needs in a day at 6 to 11 months, milk included. A baby’s helping
        is smaller. Measured as: {description}.
      </p>
      <NutrientShares shares={shares} />
      <AmountTable caption={`In figures, for 100 g, ${state}`} amounts={amounts} />
    </section>
  );
}
