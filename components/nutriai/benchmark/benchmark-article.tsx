import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import container from '@/components/ui/container.module.css';
import type { BenchmarkFigures } from '@/lib/content/reading/benchmark/benchmark-figures';
import { benchmarkPath, benchmarkTitle } from '@/lib/content/reading/benchmark/benchmark-words';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './benchmark.module.css';
import { BenchmarkSection } from './benchmark-section';
import { ConfusionTable } from './confusion-table';
import { Downloads } from './downloads';
import { HowItWasMade } from './how-it-was-made';
import { Limits } from './limits';
import { ScoreTable } from './score-table';
import { TakePart } from './take-part';

/** What the benchmark is, how often the engine is wrong, and how others take part. */
export function BenchmarkArticle({ figures, lead }: { figures: BenchmarkFigures; lead: string }) {
  const { version, all, categories, languages, halves, confusion, firstOn, nowOn } = figures;
  return (
    <article className={`${container.container} ${container.narrow}`}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'NutriAI', path: '/nutriai' },
            { name: 'Benchmark', path: benchmarkPath },
          ]}
        />
        <h1>{benchmarkTitle}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <BenchmarkSection id="result" title="The result">
        <p>
          Of {all.now.unsafe.toLocaleString('en-GB')} texts that must not be served as written, our engine
          lets {all.now.missed} through; in its first run it let {all.first.missed} through. Of{' '}
          {all.now.servable.toLocaleString('en-GB')} that may be served, it blocks {all.now.wronglyBlocked}{' '}
          wrongly (at first {all.first.wronglyBlocked}) and doesn’t understand {all.now.notUnderstood}.
          Neither error is harmless: the first can hurt a child, and the second makes parents stop asking.
        </p>
        <p className={styles.detail}>
          Version {version}. First run on{' '}
          <time dateTime={firstOn}>
            <DateInEnglish date={firstOn} />
          </time>
          , latest on{' '}
          <time dateTime={nowOn}>
            <DateInEnglish date={nowOn} />
          </time>
          . In the first run the engine had no “not understood” verdict and asked for such words to be
          prepared.
        </p>
        <ScoreTable caption="By category" rows={categories} />
        <ScoreTable caption="By language" rows={languages} />
        <p>
          While we improved the engine, we read one half of the cases. The other half was only meant to be
          counted, but we read some of it too. Expect slightly worse results on new texts than the second half
          shows.
        </p>
        <ScoreTable caption="By half" rows={halves} />
        <ConfusionTable confusion={confusion} />
      </BenchmarkSection>
      <HowItWasMade />
      <Limits />
      <BenchmarkSection id="take-part" title="Take part">
        <TakePart />
      </BenchmarkSection>
      <BenchmarkSection id="downloads" title="Downloads and terms of use">
        <Downloads version={version} />
      </BenchmarkSection>
    </article>
  );
}
