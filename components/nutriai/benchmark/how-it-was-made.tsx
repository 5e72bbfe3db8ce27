import { BenchmarkSection } from './benchmark-section';
import styles from './benchmark.module.css';

const errors = [
  {
    name: 'Let through',
    text: 'A text that must not be served as written, answered with “allow” or with a way to prepare it.',
  },
  { name: 'Wrongly blocked', text: 'A text that may be served, answered with “block”.' },
  {
    name: 'Not understood',
    text:
      'A text that may be served, answered with “unsure” and the words that weren’t understood. It ' +
      'lets nothing through, but a judge that says this often is no use.',
  },
] as const;

/** Where the cases come from and how they are scored. */
export function HowItWasMade() {
  return (
    <BenchmarkSection id="method" title="How it was made">
      <p>
        Each case is what a parent might type about a child of a given age, with that child’s allergies and
        diet. The verdict comes from a published guideline, which the case names. Where authorities differ,
        the stricter one applies; where the guidelines leave room for doubt, there is no case. The authors did
        not know the engine’s rules or its tests.
      </p>
      <p>
        The texts are short and long, misspelt, questions and lists, with amounts, times and denials, in six
        languages. At least two fifths of each category may be served, among them near misses and foods whose
        names only sound dangerous.
      </p>
      <dl className={styles.errors}>
        {errors.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </BenchmarkSection>
  );
}
