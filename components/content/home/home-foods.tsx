import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import container from '@/components/ui/container.module.css';
import field from '@/components/ui/field.module.css';
import { Select } from '@/components/ui/select';
import { checkAges, checkPath, firstCheckAge } from '@/lib/content/reading/foods/food-check-ages';
import { foodsPath } from '@/lib/content/reading/foods/food-words';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { recipes } from '@/lib/nutriai/engine/recipes/recipe-list';
import styles from './home-foods.module.css';

/**
 * The question that most parents come with, as a plain form that leads to its answer; below it the foods and
 * the recipes.
 */
export function HomeFoods() {
  return (
    <section className={`${container.container} ${styles.outer}`} aria-labelledby="can-my-baby-eat">
      <div className={styles.panel}>
        <h2 id="can-my-baby-eat">Can my baby eat …?</h2>
        <form action={checkPath} className={styles.form}>
          <div className={field.field}>
            <label htmlFor="home-food" className={field.label}>
              Food or dish
            </label>
            <input
              id="home-food"
              name="text"
              className={field.control}
              placeholder="strawberries, scrambled egg, honey"
              maxLength={200}
              autoComplete="off"
              required
            />
          </div>
          <Select
            id="home-age"
            name="age"
            label="Your child’s age"
            defaultValue={firstCheckAge}
            choices={checkAges.map(({ months, label }) => ({ value: months, label }))}
          />
          <Button type="submit">Check it</Button>
        </form>
        <ul className={styles.links}>
          <li>
            <Link href={foodsPath} prefetch={false}>
              {foods.length} foods, and how to serve each <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
          <li>
            <Link href="/nutriai/recipes" prefetch={false}>
              {recipes.length} recipes from six months <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
