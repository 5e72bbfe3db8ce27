import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { BenchmarkArticle } from '@/components/nutriai/benchmark/benchmark-article';
import { benchmarkData } from '@/lib/content/publishing/benchmark-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { type BenchmarkFigures, benchmarkFigures } from '@/lib/content/reading/benchmark/benchmark-figures';
import { benchmarkPath, benchmarkTitle } from '@/lib/content/reading/benchmark/benchmark-words';

function descriptionOf({ total }: BenchmarkFigures): string {
  return (
    `${total.toLocaleString('en-GB')} questions as parents type them about food for babies, in six ` +
    'languages, each with the guidelines’ verdict. See how often our engine is wrong.'
  );
}

export function generateMetadata(): Metadata {
  const description = descriptionOf(benchmarkFigures());
  return pageMetadata({ title: benchmarkTitle, description, path: benchmarkPath });
}

export default function BenchmarkPage() {
  const figures = benchmarkFigures();
  const description = descriptionOf(figures);
  return (
    <>
      <BenchmarkArticle figures={figures} lead={description} />
      <JsonLd data={benchmarkData(figures, description)} />
    </>
  );
}
