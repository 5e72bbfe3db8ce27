import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import button from '@/components/ui/button.module.css';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { Picture } from '@/lib/content/reading/picture';
import { JoinButton } from './join-button';
import styles from './landing-hero.module.css';

export function LandingHero({ picture }: { picture: Picture | null }) {
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
          <h1 className={styles.title}>Know what goes on the spoon</h1>
          <p className={styles.lead}>
            NutriAI tells you whether your baby can eat this, how to cut it and how much to offer. It plans
            the week for that one baby, and shows what the day has covered. Every rule names its source.
          </p>
          <div className={styles.actions}>
            <JoinButton />
            <Link href="/nutriai/recipes" className={`${button.button} ${button.quiet}`} prefetch={false}>
              See the recipes
            </Link>
          </div>
          <p className={styles.today}>
            This page is for everybody. Your babies, their plans and what they eat live in your account.
          </p>
        </div>
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 960px) 600px, 100vw"
            className={styles.picture}
            isHero
          />
        )}
      </div>
    </div>
  );
}
