import { Footnote } from '@/components/content/article/footnote';
import { type LandingSourceKey, landingSources } from '@/lib/content/reading/nutriai/nutriai-sources';

/** The numbers of the documents that say so. */
export function Cite({ sources }: { sources: readonly LandingSourceKey[] }) {
  return sources.map((key, place) => (
    <Footnote
      key={key}
      sourceKey={key}
      number={landingSources.findIndex((source) => source.key === key) + 1}
      isFirst={false}
      followsAnother={place > 0}
    />
  ));
}
