import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import {
  allergenAdvice,
  europeanAllergens,
  sharedAllergens,
} from '@/lib/content/reading/nutriai/nutriai-landing-allergens';
import { Cite } from './cite';
import { LandingSection } from './landing-section';
import styles from './allergen-lists.module.css';

export function AllergenLists() {
  return (
    <LandingSection
      id="allergens"
      title="Allergens, one at a time"
      lead="Nine allergens must be on the label in the United States, fourteen in the UK and the EU."
    >
      <div className={styles.columns}>
        <div className={styles.lists}>
          <div>
            <h3 className={styles.title}>
              On US, UK and EU labels
              <Cite sources={['faster-2021', 'eu-1169-2011']} />
            </h3>
            <AllergenList names={sharedAllergens} />
          </div>
          <div>
            <h3 className={styles.title}>
              On UK and EU labels too
              <Cite sources={['eu-1169-2011']} />
            </h3>
            <AllergenList names={europeanAllergens} />
            <p className={styles.note}>
              In the UK and the EU, wheat is one of the cereals containing gluten, along with rye, barley and
              oats.
            </p>
          </div>
        </div>
        <div className={styles.advice}>
          <ol className={styles.steps}>
            {allergenAdvice.map(({ text, sources }) => (
              <li key={text}>
                {text}
                <Cite sources={sources} />
              </li>
            ))}
          </ol>
          <p>
            <Link href="/blog/introducing-allergens" className={styles.link} prefetch={false}>
              First tastes, step by step, and what a reaction looks like
            </Link>
          </p>
        </div>
      </div>
    </LandingSection>
  );
}

function AllergenList({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.allergen}>
          <InEnglish>{name}</InEnglish>
        </li>
      ))}
    </ul>
  );
}
