import Link from 'next/link';
import { benchmarkPrompt } from '@/lib/nutriai/engine/benchmark/model-prompt';
import styles from './benchmark.module.css';

/** How others measure a model of their own. */
export function TakePart() {
  return (
    <>
      <ol>
        <li>
          Ask your model every case with the instructions below, then one line with the child’s age, allergies
          and diet, and one with the text. Set the temperature to 0 where the model lets you.
        </li>
        <li>
          Read only a reply that is one of the four words. Count anything else, and every call that fails,
          apart: don’t guess a verdict.
        </li>
        <li>
          Count the two errors as above. SAFE and PREPARE let a text through, UNSAFE blocks it, UNSURE does
          neither.
        </li>
        <li>
          <Link href="/contact" prefetch={false}>
            Send us
          </Link>{' '}
          the model’s name, the day, the version of the benchmark and the replies. We list a result once we
          have run it ourselves.
        </li>
      </ol>
      <p>
        With this site’s source a command does the first three steps for any server that speaks OpenAI’s chat
        completions. It goes on where it stopped, and prints the time and the cost.
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
