import styles from './footnote.module.css';

interface FootnoteProps {
  number: number;
  sourceKey: string;
  /** The first use carries the id that the source links back to. */
  isFirst: boolean;
}

export function Footnote({ number, sourceKey, isFirst }: FootnoteProps) {
  return (
    <sup className={styles.mark} id={isFirst ? `use-${sourceKey}` : undefined}>
      <a href={`#source-${sourceKey}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
