import type { SourceAnswer } from '@/lib/contract/nutriai-source';

export interface Citations {
  /** In the order of their numbers. */
  all: readonly SourceAnswer[];
  /** "1, 3": the numbers of these, in rising order. */
  numbers: (sources: readonly SourceAnswer[]) => string;
}

/** Numbers documents, each once, in the order in which they are first given. */
export function citations(given: readonly SourceAnswer[]): Citations {
  const all = [...new Map(given.map((source) => [source.url, source])).values()];
  const numberOf = ({ url }: SourceAnswer) => all.findIndex((source) => source.url === url) + 1;
  return {
    all,
    numbers: (sources) =>
      [...new Set(sources.map(numberOf))]
        .filter((number) => number > 0)
        .sort((a, b) => a - b)
        .join(', '),
  };
}
