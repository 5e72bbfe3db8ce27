import type { DataDownload, Dataset, WithContext } from 'schema-dts';
import { benchmarkFilePath, benchmarkFiles } from '../reading/benchmark/benchmark-files';
import type { BenchmarkFigures } from '../reading/benchmark/benchmark-figures';
import {
  benchmarkLicence,
  benchmarkPath,
  benchmarkTitle,
  languageWords,
} from '../reading/benchmark/benchmark-words';
import { absoluteUrl } from './metadata';

/** schema.org's view of the benchmark, for search engines of data sets. */
export function benchmarkData(
  { version, published, nowOn }: BenchmarkFigures,
  description: string,
): WithContext<Dataset> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    url: absoluteUrl(benchmarkPath),
    name: benchmarkTitle,
    description,
    version,
    license: benchmarkLicence.url,
    isAccessibleForFree: true,
    datePublished: `${published}T00:00:00Z`,
    dateModified: `${nowOn}T00:00:00Z`,
    inLanguage: Object.keys(languageWords).sort(),
    keywords: ['infant feeding', 'food safety', 'food allergy', 'choking', 'benchmark', 'language models'],
    creator: { '@id': absoluteUrl('/#organization') },
    publisher: { '@id': absoluteUrl('/#organization') },
    distribution: benchmarkFiles().map(({ name, label, type, body }): DataDownload => ({
      '@type': 'DataDownload',
      name: label,
      contentUrl: absoluteUrl(benchmarkFilePath(name)),
      encodingFormat: type.split(';')[0] ?? type,
      contentSize: `${Math.ceil(body.byteLength / 1000)} kB`,
    })),
  };
}
