import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import { sampleWeek, weekAge } from '@/lib/content/reading/nutriai/landing-week';
import { amountInWords } from './amount-in-words';
import { LandingSection } from './landing-section';
import styles from './sample-week.module.css';

const mealNames = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

/** What a plan looks like, and the way to recipes and foods. */
export function SampleWeek() {
  const { days, amounts } = sampleWeek();
  return (
    <LandingSection
      id="week"
      title={`A week of food at ${weekAge} months`}
      lead={
        'An example plan for a breastfed girl, on top of her usual milk. It is only a guide. Your ' +
        'child decides how much to eat.'
      }
    >
      <div className={styles.scroller}>
        <ol className={styles.week}>
          {days.map(({ day, meals }) => (
            <li key={day} className={styles.day}>
              <h3 className={styles.name}>{day}</h3>
              <ul className={styles.meals}>
                {meals.map(({ meal, title, path, grams }) => (
                  <li key={meal} className={styles.meal}>
                    <p className={styles.kind}>
                      {mealNames[meal]}, {Math.round(grams / 5) * 5} g
                    </p>
                    <Link href={path} className={styles.title} prefetch={false}>
                      <InEnglish>{title}</InEnglish>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.sum}>
        Average per day:{' '}
        {amounts.map(({ name, amount, unit }) => `${name} ${amountInWords(amount, unit)}`).join(', ')}.
        Calculated from the ingredients of the recipes.
      </p>
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
