import { ButtonLink } from '@/components/ui/button-link';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { Picture } from '@/lib/content/reading/picture';
import { JoinButton } from './join-button';
import styles from './landing-join.module.css';

/** What an account adds to what this page answers for everybody. */
export function LandingJoin({ picture }: { picture: Picture | null }) {
  return (
    <section className={`${container.container} ${styles.outer}`} aria-labelledby="join">
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2 id="join">Plan the week for your baby</h2>
          <p className={styles.lead}>
            With an account, NutriAI plans the week for your baby and shows which needs each day covers. Your
            babies, plans and logs are stored in your account.
          </p>
          <div className={styles.actions}>
            <JoinButton />
            <ButtonLink href="/nutriai/recipes" variant="quiet">
              See the recipes
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 960px) 480px, 1px"
            className={styles.picture}
            isDecoration
          />
        )}
      </div>
    </section>
  );
}
