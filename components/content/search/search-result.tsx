import Link from 'next/link';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { PicturedHit } from '@/lib/content/search/site-search';
import { InEnglish } from '@/components/content/english/in-english';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import { KindIcon } from './kind-icon';
import { kindLabels } from './kind-label';
import { MarkedText } from './marked-text';
import styles from './search-result.module.css';

const inBothEnglishes = (text: string) => <InEnglish>{text}</InEnglish>;

export function SearchResult({ hit }: { hit: PicturedHit }) {
  return (
    <article className={styles.result}>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span className={styles.kind}>
            <KindIcon kind={hit.kind} />
            {kindLabels[hit.kind]}
          </span>
          {(hit.kind === 'post' || hit.kind === 'story') && (
            <>
              <span aria-hidden>·</span>
              <time dateTime={hit.publishedAt}>
                <DateInEnglish date={hit.publishedAt} />
              </time>
            </>
          )}
        </p>
        <h3 className={styles.title}>
          <Link href={hit.path} className={styles.link} prefetch={false}>
            <MarkedText parts={hit.titleParts} show={inBothEnglishes} />
          </Link>
        </h3>
        <p className={styles.snippet}>
          <MarkedText parts={hit.snippet} show={inBothEnglishes} />
        </p>
      </div>
      {hit.picture && (
        <ResponsivePicture
          picture={hit.picture}
          sizes="(min-width: 600px) 144px, 88px"
          className={`${styles.picture} ${hit.kind === 'food' ? styles.food : ''}`}
          isDecoration
        />
      )}
    </article>
  );
}
