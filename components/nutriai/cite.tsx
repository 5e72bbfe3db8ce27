import { Footnote } from '@/components/content/footnote';
import { type LandingSourceKey, landingSources } from '@/lib/content/nutriai-sources';

/** The numbers of the documents that say so. */
export function Cite({ sources }: { sources: readonly LandingSourceKey[] }) {
  return sources.map((key) => (
    <Footnote
      key={key}
      sourceKey={key}
      number={landingSources.findIndex((source) => source.key === key) + 1}
      isFirst={false}
    />
  ));
}
