import { ArrowDown, Baby, ChefHat, Clock, Refrigerator, Utensils } from 'lucide-react';
import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { EnglishSwitch } from '@/components/content/english/english-switch';
import { InEnglish } from '@/components/content/english/in-english';
import { dishParts } from '@/lib/content/reading/recipes/dish-parts';
import type { RecipePage } from '@/lib/content/reading/recipes/recipe-page';
import { listInWords } from '@/lib/content/reading/recipes/recipe-words';
import type { Recipe } from '@/lib/nutriai/engine/recipes/recipe';
import { cookPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { DishPicture } from './dish-picture';
import { ItemForVisitor } from './recipe-for-member';
import styles from './recipe-article.module.css';

/** A recipe's name and picture, and what to know before cooking it. */
export function RecipeHeader({ page }: { page: RecipePage }) {
  const { recipe, path, allergens, mayContain, diet, yieldWords } = page;
  return (
    <header className={styles.header}>
      <Breadcrumbs
        hasAmerican
        crumbs={[
          { name: 'NutriAI', path: '/nutriai' },
          { name: 'Recipes', path: '/nutriai/recipes' },
          { name: recipe.title, path },
        ]}
      />
      <div className={styles.title}>
        <h1>
          <InEnglish>{recipe.title}</InEnglish>
        </h1>
        <DishPicture parts={dishParts(recipe)} size="page" isDescribed />
      </div>
      <RecipeFacts recipe={recipe} yieldWords={yieldWords} />
      <RecipeAllergens allergens={allergens} mayContain={mayContain} diet={diet} />
      <EnglishSwitch />
    </header>
  );
}

function RecipeFacts({ recipe, yieldWords }: Pick<RecipePage, 'recipe' | 'yieldWords'>) {
  return (
    <ul className={styles.facts}>
      <li>
        <Baby size={18} aria-hidden /> From {recipe.ageFromMonths} months
      </li>
      <li>
        <Clock size={18} aria-hidden /> {timeWords(recipe)}
      </li>
      <li>
        <Utensils size={18} aria-hidden />{' '}
        <span>
          <InEnglish isKitchen>{yieldWords}</InEnglish>
        </span>
      </li>
      <li>
        <Refrigerator size={18} aria-hidden /> {keepingWords(recipe.batch)}
      </li>
      <li className={styles.jump}>
        <ArrowDown size={18} aria-hidden /> <a href="#steps">Jump to the steps</a>
      </li>
      <ItemForVisitor className={styles.cook}>
        <ChefHat size={18} aria-hidden />
        <Link href={cookPath(recipe.id, null)} prefetch={false}>
          Cook it for your baby
        </Link>
      </ItemForVisitor>
    </ul>
  );
}

type RecipeAllergensProps = Pick<RecipePage, 'allergens' | 'mayContain' | 'diet'>;

function RecipeAllergens({ allergens, mayContain, diet }: RecipeAllergensProps) {
  return (
    <p className={styles.allergens}>
      {allergens.length > 0 ? (
        <>
          Contains{' '}
          <strong>
            <InEnglish>{listInWords(allergens)}</InEnglish>
          </strong>
          .
        </>
      ) : (
        'Contains none of the major allergens.'
      )}
      {mayContain.length > 0 && (
        <InEnglish>{` Read the labels: some brands also contain ${listInWords(mayContain)}.`}</InEnglish>
      )}
      {diet && ` ${diet === 'vegan' ? 'Vegan' : 'Vegetarian'}.`}
    </p>
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
