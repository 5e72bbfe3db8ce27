import { ButtonLink } from '@/components/ui/button-link';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { Picture } from '@/lib/content/reading/picture';
import styles from './nutriai-panel.module.css';

export function NutriAiPanel({ picture }: { picture: Picture | null }) {
  return (
    <section className={`${container.container} ${styles.outer}`} aria-labelledby="nutriai">
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2 id="nutriai">NutriAI: what babies eat, drink and need</h2>
          <p>
            Food rules by age: what is safe, how to cut it, how much to offer, and the source for each rule.
          </p>
          <ButtonLink href="/nutriai">See what NutriAI can do</ButtonLink>
        </div>
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 900px) 520px, 100vw"
            className={styles.picture}
            isDecoration
          />
        )}
      </div>
    </section>
  );
}
