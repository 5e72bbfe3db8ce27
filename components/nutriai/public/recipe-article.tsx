import { ArrowDown, Baby, ChefHat, Clock, Refrigerator, Utensils } from 'lucide-react';
import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { SharePost } from '@/components/content/blog/share-post';
import { WasItHelpful } from '@/components/content/helpful/was-it-helpful';
import { SourceList } from '@/components/content/article/source-list';
import container from '@/components/ui/container.module.css';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { dishParts } from '@/lib/content/reading/recipes/dish-parts';
import type { RecipePage } from '@/lib/content/reading/recipes/recipe-page';
import { listInWords, recipesCheckedOn } from '@/lib/content/reading/recipes/recipe-words';
import type { Recipe } from '@/lib/nutriai/engine/recipes/recipe';
import { DishPicture } from './dish-picture';
import { RecipeGrid } from './recipe-grid';
import { RecipeNutrition } from './recipe-nutrition';
import { RecipeStorage } from './recipe-storage';
import styles from './recipe-article.module.css';

/** A recipe of the library: what goes in, what to do, how to serve it at each age, and what it gives. */
export function RecipeArticle({ page }: { page: RecipePage }) {
  const { recipe, ingredients, servings, notes, sources, related } = page;
  return (
    <div className={container.container}>
      <article>
        <RecipeHeader page={page} />
        <div className={styles.columns}>
          <section className={styles.ingredients} aria-labelledby="ingredients">
            <h2 id="ingredients">You need</h2>
            <ul className={styles.lines}>
              {ingredients.map(({ what, note, toDo, path }, index) => (
                <li key={index}>
                  <Link href={path} className={styles.food} prefetch={false}>
                    {what}
                  </Link>
                  {note !== '' && <span>{note}</span>}
                  {toDo !== '' && <span className={styles.how}>{toDo}</span>}
                </li>
              ))}
            </ul>
          </section>
          <div>
            <div className={styles.making}>
              <section aria-labelledby="steps">
                <h2 id="steps">Do this</h2>
                <ol className={styles.steps}>
                  {recipe.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </section>
              <section aria-labelledby="serving">
                <h2 id="serving">Serve it by age</h2>
                <dl className={styles.ages}>
                  {servings.map(({ fromMonths, text }) => (
                    <div key={fromMonths}>
                      <dt>From {fromMonths} months</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </section>
              {notes.length > 0 && (
                <section aria-labelledby="mind">
                  <h2 id="mind">Good to know at {recipe.ageFromMonths} months</h2>
                  <ul className={styles.notes}>
                    {notes.map(({ rule, message, instead }) => (
                      <li key={`${rule} ${message}`}>
                        {message} {instead}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <RecipeNutrition page={page} />
              <RecipeStorage batch={recipe.batch} grownUps={page.grownUps} />
              <SourceList sources={sources} checkedOn={recipesCheckedOn} />
            </div>
            <WasItHelpful path={page.path} />
            <SharePost title={page.recipe.title} url={absoluteUrl(page.path)} path={page.path} />
          </div>
        </div>
      </article>
      <section className={styles.related} aria-labelledby="related">
        <h2 id="related">Cook next</h2>
        <RecipeGrid recipes={related} />
      </section>
    </div>
  );
}

function RecipeHeader({
  page: { recipe, path, allergens, mayContain, diet, yieldWords: yields },
}: {
  page: RecipePage;
}) {
  return (
    <header className={styles.header}>
      <Breadcrumbs
        crumbs={[
          { name: 'NutriAI', path: '/nutriai' },
          { name: 'Recipes', path: '/nutriai/recipes' },
          { name: recipe.title, path },
        ]}
      />
      <div className={styles.title}>
        <h1>{recipe.title}</h1>
        <DishPicture parts={dishParts(recipe)} size="page" isDescribed />
      </div>
      <ul className={styles.facts}>
        <li>
          <Baby size={18} aria-hidden /> From {recipe.ageFromMonths} months
        </li>
        <li>
          <Clock size={18} aria-hidden /> {timeWords(recipe)}
        </li>
        <li>
          <Utensils size={18} aria-hidden /> {yields}
        </li>
        <li>
          <Refrigerator size={18} aria-hidden /> {keepingWords(recipe.batch)}
        </li>
        <li className={styles.jump}>
          <ArrowDown size={18} aria-hidden /> <a href="#steps">Jump to the steps</a>
        </li>
        <li className={styles.cook}>
          <ChefHat size={18} aria-hidden />
          <Link href={`/nutriai/cookbook/${recipe.id}`} prefetch={false}>
            Cook it for your baby
          </Link>
        </li>
      </ul>
      <p className={styles.allergens}>
        {allergens.length > 0 ? (
          <>
            Contains <strong>{listInWords(allergens)}</strong>.
          </>
        ) : (
          'Contains none of the major allergens.'
        )}
        {mayContain.length > 0 && ` Read the labels: some brands also contain ${listInWords(mayContain)}.`}
        {diet && ` ${diet === 'vegan' ? 'Vegan' : 'Vegetarian'}.`}
      </p>
    </header>
  );
}

/** "25 minutes, 10 of them hands-on" */
function timeWords({ minutes, activeMinutes = minutes }: Recipe): string {
  return activeMinutes < minutes
    ? `${minutes} minutes, ${activeMinutes} of them hands-on`
    : `${minutes} minutes`;
}

function keepingWords({ fridgeDays, freezerMonths }: Recipe['batch']): string {
  return fridgeDays === 0 && freezerMonths > 0 ? 'Eat or freeze it today' : fridgeWords[fridgeDays];
}

const fridgeWords = { 0: 'Eat at once', 1: 'Keeps a day', 2: 'Keeps two days' } as const;
