import Link from 'next/link';
import { dayAge, recipePreviews, sampleDay } from '@/lib/content/landing-day';
import { amountInWords } from './amount-in-words';
import { LandingSection } from './landing-section';
import { RecipeGrid } from './recipe-grid';
import styles from './sample-day.module.css';

const mealNames = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

/** What a plan looks like, and recipes to begin with. */
export function SampleDay() {
  const { meals, amounts } = sampleDay();
  return (
    <LandingSection
      id="day"
      title={`A day of food at ${dayAge} months`}
      lead="As the planner makes it for a breastfed child: beside the usual milk, and a guide only. Your child decides how much."
    >
      <ol className={styles.day}>
        {meals.map(({ meal, title, path, grams, serving }) => (
          <li key={path} className={styles.meal}>
            <p className={styles.kind}>{mealNames[meal]}</p>
            <p className={styles.title}>
              <Link href={path} prefetch={false}>
                {title}
              </Link>
            </p>
            <p className={styles.serving}>
              About {grams} g. {serving}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        Together:{' '}
        {amounts.map(({ name, amount, unit }) => `${name} ${amountInWords(amount, unit)}`).join(', ')}. Worked
        out from the ingredients of the recipes.
      </p>
      <h3 className={styles.heading}>Recipes to begin with</h3>
      <RecipeGrid recipes={recipePreviews()} headingLevel={4} />
      <p className={styles.more}>
        <Link href="/nutriai/recipes" prefetch={false}>
          All recipes
        </Link>
        <Link href="/nutriai/foods" prefetch={false}>
          All foods, and how to serve each
        </Link>
      </p>
    </LandingSection>
  );
}
