import {
  CircleCheck,
  CircleX,
  Clock,
  Fish,
  Leaf,
  ShoppingBasket,
  TriangleAlert,
  Utensils,
  Vegan,
} from 'lucide-react';
import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { SharePost } from '@/components/content/blog/share-post';
import { WasItHelpful } from '@/components/content/helpful/was-it-helpful';
import { InEnglish } from '@/components/content/english/in-english';
import { EnglishSwitch } from '@/components/content/english/english-switch';
import { ReadingList } from '@/components/content/article/reading-list';
import { SourceList } from '@/components/content/article/source-list';
import container from '@/components/ui/container.module.css';
import target from '@/components/ui/target.module.css';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import type { FoodPage } from '@/lib/content/reading/foods/food-page';
import { foodsCheckedOn, foodsPath } from '@/lib/content/reading/foods/food-words';
import { listInWords } from '@/lib/content/reading/recipes/recipe-words';
import type { RelatedPage } from '@/lib/content/relations/related-pages';
import { AmountTable } from './amount-table';
import { severityWords } from './check-words';
import styles from './food-article.module.css';
import { FoodPicture } from './food-picture';
import { NutrientShares } from './nutrient-shares';
import { RecipeGrid } from './recipe-grid';
import { ServingDrawing } from './serving-drawing';

/** A food: may a baby have it, how to serve it by age, why, what is in it and what to cook with it. */
export function FoodArticle({ page, reading }: { page: FoodPage; reading: readonly RelatedPage[] }) {
  const { recipes, recipeCount } = page;
  return (
    <div className={container.container}>
      <article>
        <FoodHeader page={page} />
        <div className={styles.columns}>
          <Servings page={page} />
          <div>
            <Facts page={page} />
            <WasItHelpful path={page.path} />
            <SharePost title={page.question} url={absoluteUrl(page.path)} path={page.path} />
          </div>
        </div>
      </article>
      {recipes.length > 0 && (
        <section className={styles.recipes} aria-labelledby="recipes">
          <h2 id="recipes">Cook with it</h2>
          <RecipeGrid recipes={recipes} />
          {recipeCount > recipes.length && (
            <p>
              <Link href="/nutriai/recipes" className={target.target} prefetch={false}>
                All recipes
              </Link>
            </p>
          )}
        </section>
      )}
      <ReadingList id="reading" title="Read about it" pages={reading} />
    </div>
  );
}

function Servings({ page: { food, servings, swaps, answer } }: { page: FoodPage }) {
  return (
    <div className={styles.serve}>
      {servings.length > 0 && (
        <section className={styles.serving} aria-labelledby="serving">
          <h2 id="serving">How to serve it</h2>
          <dl className={styles.ages}>
            {servings.map(({ months, cuts, text }) => (
              <div key={months}>
                <dt>From {months} months</dt>
                <dd>
                  {cuts.map((cut) => (
                    <ServingDrawing key={cut} cut={cut} food={food.id} months={months} />
                  ))}
                  <span>
                    <InEnglish>{text}</InEnglish>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {food.note && !answer.reason.includes(food.note) && (
            <p className={styles.note}>
              <InEnglish>{food.note}</InEnglish>
            </p>
          )}
        </section>
      )}
      {swaps.length > 0 && (
        <section className={styles.serving} aria-labelledby="instead">
          <h2 id="instead">Give this instead</h2>
          <ul className={styles.swaps}>
            {swaps.map(({ name, path }) => (
              <li key={path}>
                <Link href={path} prefetch={false}>
                  <InEnglish>{name}</InEnglish>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Facts({ page }: { page: FoodPage }) {
  const { answer, findings, flags, sources } = page;
  const isServed = answer.verdict === 'yes' || answer.verdict === 'prepared';
  return (
    <div className={styles.facts}>
      {findings.length > 0 && (
        <section aria-labelledby="safety">
          <h2 id="safety">{isServed ? 'Safety at 6 months' : 'Why'}</h2>
          <ul className={styles.findings}>
            {findings.map(({ rule, severity, message, instead }) => (
              <li key={`${rule} ${message}`} className={styles[severity]}>
                <strong>
                  {severity === 'block' && answer.verdict === 'not-yet' ? 'Not yet' : severityWords[severity]}
                  .
                </strong>{' '}
                <InEnglish>{[message, instead].filter(Boolean).join(' ')}</InEnglish>
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
              <li key={reason}>
                <InEnglish>{reason}</InEnglish>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Composition page={page} />
      <SourceList sources={sources} checkedOn={foodsCheckedOn} />
    </div>
  );
}

const dietSigns = {
  vegan: { words: 'Vegan', Icon: Vegan },
  vegetarian: { words: 'Vegetarian', Icon: Leaf },
  pescatarian: { words: 'Fish or seafood', Icon: Fish },
} as const;

const verdictIcons = { yes: CircleCheck, prepared: Utensils, 'not-yet': Clock, no: CircleX } as const;

function FoodHeader({ page }: { page: FoodPage }) {
  const { food, path, question, answer, group, diet } = page;
  const Icon = verdictIcons[answer.verdict];
  // What is never served is no choice for any diet.
  const sign = diet && answer.verdict !== 'no' ? dietSigns[diet] : null;
  return (
    <header className={styles.header}>
      <Breadcrumbs
        hasAmerican
        crumbs={[
          { name: 'NutriAI', path: '/nutriai' },
          { name: 'Foods', path: foodsPath },
          { name: food.name, path },
        ]}
      />
      <div className={styles.title}>
        <h1>
          <InEnglish hasBothNames>{question}</InEnglish>
        </h1>
        <FoodPicture food={food.id} size="page" />
      </div>
      <div className={`${styles.answer} ${styles[answer.verdict]}`}>
        <Icon size={28} aria-hidden />
        <div>
          <p className={styles.verdict}>
            <InEnglish>{answer.words}</InEnglish>
          </p>
          <p className={styles.reason}>
            <InEnglish>{answer.reason}</InEnglish>
          </p>
        </div>
      </div>
      <Marks page={page} />
      <ul className={styles.signs}>
        <li>
          <ShoppingBasket size={18} aria-hidden />{' '}
          <span>
            <InEnglish>{group}</InEnglish>
          </span>
        </li>
        {sign && (
          <li>
            <sign.Icon size={18} aria-hidden /> {sign.words}
          </li>
        )}
      </ul>
      <EnglishSwitch />
    </header>
  );
}

/** What to look out for before anything else: how it chokes, and which allergens it holds. */
function Marks({ page: { choking, allergens, mayContain } }: { page: FoodPage }) {
  return (
    <>
      {choking && (
        <p className={styles.choking}>
          <TriangleAlert size={20} aria-hidden />{' '}
          <span>
            <InEnglish>{choking}</InEnglish>
          </span>
        </p>
      )}
      <p>
        {allergens.length > 0 ? (
          <>
            Contains{' '}
            <strong>
              <InEnglish>{listInWords(allergens)}</InEnglish>
            </strong>
            , {allergens.length === 1 ? 'a major allergen' : 'which are major allergens'}.
          </>
        ) : (
          'None of the major allergens.'
        )}
        {mayContain.length > 0 && (
          <InEnglish>{` Read the label: some brands also contain ${listInWords(mayContain)}.`}</InEnglish>
        )}
      </p>
    </>
  );
}

/** How the food was measured, without saying its state twice: “Bananas, raw”. */
const measuredAs = (description: string, state: string) =>
  description.toLowerCase().includes(state.toLowerCase()) ? description : `${description}, ${state}`;

function Composition({ page: { composition } }: { page: FoodPage }) {
  if (!composition) return null;
  const { state, description, row, portionG, shares, amounts } = composition;
  const comparedWith =
    'about a baby’s portion, compared with the daily needs at 6 to 11 months, including milk.';
  return (
    <section aria-labelledby="in-it">
      <h2 id="in-it">What is in it</h2>
      <p className={styles.basis}>
        {shares.length > 0 && `In ${portionG} g, ${comparedWith} `}
        Measured as: {measuredAs(description, state)} ({row.name}{' '}
        {row.url === null ? (
          row.code
        ) : (
          <a href={row.url} rel="noopener noreferrer">
            {row.code}
          </a>
        )}
        ).
      </p>
      {shares.length > 0 && <NutrientShares shares={shares} />}
      <AmountTable caption={`In figures, for 100 g, ${state}`} amounts={amounts} />
    </section>
  );
}
