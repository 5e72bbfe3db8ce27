import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { BenchmarkArticle } from '@/components/nutriai/benchmark/benchmark-article';
import { benchmarkData } from '@/lib/content/publishing/benchmark-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { type BenchmarkFigures, benchmarkFigures } from '@/lib/content/reading/benchmark/benchmark-figures';
import { benchmarkPath, benchmarkTitle } from '@/lib/content/reading/benchmark/benchmark-words';

function descriptionOf({ total }: BenchmarkFigures): string {
  return `${total.toLocaleString('en-GB')} texts like those parents type about food for babies, in six languages, each with the verdict of the guidelines. How often our engine is wrong, and how to test yours.`;
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
