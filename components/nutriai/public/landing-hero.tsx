import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import container from '@/components/ui/container.module.css';
import { firstCheckAge } from '@/lib/content/reading/foods/food-check-ages';
import { CheckForm } from './check-form';
import styles from './landing-hero.module.css';

/** What the page is about, and at once the question that most parents come with. */
export function LandingHero() {
  return (
    <div className={`${container.container} ${styles.outer}`}>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'NutriAI', path: '/nutriai' },
        ]}
      />
      <div className={styles.hero}>
        <div className={styles.text}>
          <h1 className={styles.title}>Know what’s safe to serve</h1>
          <p className={styles.lead}>
            Find out whether your baby can eat something, how to cut it and how much to offer. Every rule
            names its source.
          </p>
        </div>
        <section aria-labelledby="check">
          <h2 id="check" className={styles.question}>
            Can my baby eat this?
          </h2>
          <p className={styles.note}>No account needed. What you type is not stored.</p>
          <CheckForm age={firstCheckAge} />
        </section>
      </div>
    </div>
  );
}
