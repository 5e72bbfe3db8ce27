import Link from 'next/link';
import { benchmarkPrompt } from '@/lib/nutriai/engine/benchmark/model-prompt';
import styles from './benchmark.module.css';

/** How others measure a model of their own. */
export function TakePart() {
  return (
    <>
      <ol>
        <li>
          Give your model each case with the instructions below, followed by one line with the child’s age,
          allergies and diet, and one with the text. Set the temperature to 0 if the model allows it.
        </li>
        <li>
          Accept only a reply that is one of the four words. Count everything else, and every failed call,
          separately; don’t guess a verdict.
        </li>
        <li>
          Count the two errors as above. SAFE and PREPARE let a text through, UNSAFE blocks it, UNSURE does
          neither.
        </li>
        <li>
          <Link href="/contact" prefetch={false}>
            Send us
          </Link>{' '}
          the model’s name, the date, the version of the benchmark and the replies. We list a result once we
          have run it ourselves.
        </li>
      </ol>
      <p>
        If you have this site’s source code, one command does the first three steps for any server that
        supports OpenAI’s chat completions. It continues where it stopped, and prints the time and the cost.
      </p>
      <pre className={styles.code}>
        <code>npm run benchmark -- --model NAME --base-url URL</code>
      </pre>
      <h3>What a model is told</h3>
      <pre className={styles.code}>
        <code>{benchmarkPrompt}</code>
      </pre>
    </>
  );
}
