import { ButtonLink } from '@/components/ui/button-link';
import container from '@/components/ui/container.module.css';
import { SearchForm } from '@/components/content/search/search-form';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { Picture } from '@/lib/content/reading/picture';
import styles from './home-hero.module.css';

export function HomeHero({ picture }: { picture: Picture | null }) {
  return (
    <section className={`${container.container} ${styles.hero}`}>
      <div className={styles.text}>
        <h1 className={styles.title}>Calm answers for the first three years</h1>
        <p className={styles.lead}>
          What to serve, how to cut it and when to call a doctor. Every health claim names its source, so you
          can get back to bed.
        </p>
        <SearchForm />
        <div className={styles.actions}>
          <ButtonLink href="/blog/when-to-start-solids" variant="quiet">
            Starting solids
          </ButtonLink>
          <ButtonLink href="/nutriai" variant="quiet">
            Meet NutriAI
          </ButtonLink>
        </div>
      </div>
      {picture && (
        <ResponsivePicture
          picture={picture}
          sizes="(min-width: 960px) 600px, 100vw"
          className={styles.picture}
          isHero
        />
      )}
    </section>
  );
}
