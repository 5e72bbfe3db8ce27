import Link from 'next/link';
import type { FoodInPost } from '@/lib/content/reading/foods/foods-in-post';
import { InEnglish } from '@/components/content/english/in-english';
import styles from './foods-in-post.module.css';

interface FoodsInPostProps {
  foods: readonly FoodInPost[];
  /** What they stand in. */
  title?: string;
}

/** The pages of the foods that a post or web story speaks of. */
export function FoodsInPost({ foods, title = 'Foods in this article' }: FoodsInPostProps) {
  if (foods.length === 0) return null;
  return (
    <section className={styles.foods} aria-labelledby="foods-in-post">
      <h2 id="foods-in-post" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {foods.map(({ id, name, path }) => (
          <li key={id}>
            <Link href={path} className={styles.link} prefetch={false}>
              <InEnglish>{name}</InEnglish>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
