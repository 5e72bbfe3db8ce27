import { ruleGroups } from '@/lib/content/reading/nutriai/nutriai-landing';
import { Cite } from './cite';
import { LandingSection } from './landing-section';
import { PhoneFold } from './phone-fold';
import styles from './never-list.module.css';

/** The hard rules in the order of the birthday that ends them. */
export function NeverList() {
  return (
    <LandingSection
      id="never"
      title="Not yet, and never"
      lead="The rules parents ask about most. Where countries differ, we give the stricter rule."
    >
      <div className={styles.groups}>
        {ruleGroups.map(({ until, rules }, index) => (
          <section key={until} className={styles.group} aria-labelledby={`until-${index}`}>
            <h3 id={`until-${index}`} className={styles.until}>
              {until}
            </h3>
            <PhoneFold summary={rules.map(({ food }) => food).join(' · ')}>
              <ul className={styles.rules}>
                {rules.map(({ food, text, sources }) => (
                  <li key={food} className={styles.rule}>
                    <p>
                      <strong className={styles.food}>{food}</strong>
                      <span className={styles.text}>
                        {text}
                        <Cite sources={sources} />
                      </span>
                    </p>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </section>
        ))}
      </div>
    </LandingSection>
  );
}
