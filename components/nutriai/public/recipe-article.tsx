import Link from 'next/link';
import { SharePost } from '@/components/content/blog/share-post';
import { WasItHelpful } from '@/components/content/helpful/was-it-helpful';
import { InEnglish } from '@/components/content/english/in-english';
import { ReadingList } from '@/components/content/article/reading-list';
import { SourceList } from '@/components/content/article/source-list';
import container from '@/components/ui/container.module.css';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import type { RecipePage } from '@/lib/content/reading/recipes/recipe-page';
import { recipesCheckedOn } from '@/lib/content/reading/recipes/recipe-words';
import type { RelatedPage } from '@/lib/content/relations/related-pages';
import { IngredientsForMember, RecipeForMember, ServingsForMember } from './recipe-for-member';
import { RecipeGrid } from './recipe-grid';
import { RecipeHeader } from './recipe-header';
import { RecipeNutrition } from './recipe-nutrition';
import { RecipeStorage } from './recipe-storage';
import { ServingDrawing } from './serving-drawing';
import styles from './recipe-article.module.css';

/** A recipe of the library: what goes in, what to do, how to serve it at each age, and what it gives. */
export function RecipeArticle({ page, reading }: { page: RecipePage; reading: readonly RelatedPage[] }) {
  const { recipe, ingredients, servings, notes, sources, related } = page;
  return (
    <div className={container.container}>
      <article>
        <RecipeHeader page={page} />
        <RecipeForMember id={recipe.id} />
        <div className={styles.columns}>
          <Ingredients recipe={recipe} ingredients={ingredients} />
          <div>
            <div className={styles.making}>
              <Steps steps={recipe.steps} />
              <Servings servings={servings} />
              {notes.length > 0 && <Notes notes={notes} ageFromMonths={recipe.ageFromMonths} />}
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
      <ReadingList id="reading" title="Read more" pages={reading} />
    </div>
  );
}

function Ingredients({ recipe, ingredients }: Pick<RecipePage, 'recipe' | 'ingredients'>) {
  return (
    <section className={styles.ingredients} aria-labelledby="ingredients">
      <header className={styles.need}>
        <h2 id="ingredients">You need</h2>
        <ServingsForMember servings={recipe.servings} />
      </header>
      <IngredientsForMember id={recipe.id} servings={recipe.servings}>
        <ul className={styles.lines}>
          {ingredients.map(({ what, note, toDo, path }, index) => (
            <li key={index}>
              <Link href={path} className={styles.food} prefetch={false}>
                <InEnglish isKitchen>{what}</InEnglish>
              </Link>
              {note !== '' && (
                <span className={styles.how}>
                  <InEnglish isKitchen>{note}</InEnglish>
                </span>
              )}
              {toDo !== '' && (
                <span className={styles.how}>
                  <InEnglish isKitchen>{toDo}</InEnglish>
                </span>
              )}
            </li>
          ))}
        </ul>
      </IngredientsForMember>
    </section>
  );
}

function Steps({ steps }: Pick<RecipePage['recipe'], 'steps'>) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Do this</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <InEnglish isKitchen>{step}</InEnglish>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Servings({ servings }: Pick<RecipePage, 'servings'>) {
  return (
    <section aria-labelledby="serving">
      <h2 id="serving">Serve it by age</h2>
      <dl className={styles.ages}>
        {servings.map(({ fromMonths, text, shape }) => (
          <div key={fromMonths}>
            <dt>From {fromMonths} months</dt>
            <dd>
              {shape && <ServingDrawing {...shape} months={fromMonths} />}
              <span>
                <InEnglish>{text}</InEnglish>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NotesProps extends Pick<RecipePage, 'notes'> {
  ageFromMonths: number;
}

function Notes({ notes, ageFromMonths }: NotesProps) {
  return (
    <section aria-labelledby="mind">
      <h2 id="mind">Good to know at {ageFromMonths} months</h2>
      <ul className={styles.notes}>
        {notes.map(({ rule, message, instead }) => (
          <li key={`${rule} ${message}`}>
            <InEnglish>{[message, instead].filter(Boolean).join(' ')}</InEnglish>
          </li>
        ))}
      </ul>
    </section>
  );
}
