import styles from './footnote.module.css';

interface FootnoteProps {
  number: number;
  sourceKey: string;
  /** The first use carries the id that the source links back to. */
  isFirst: boolean;
  /** Right behind another mark: a comma keeps 20 and 21 from being read as 2021. */
  followsAnother?: boolean;
}

export function Footnote({ number, sourceKey, isFirst, followsAnother = false }: FootnoteProps) {
  return (
    <sup className={styles.mark} id={isFirst ? `use-${sourceKey}` : undefined}>
      {followsAnother && ', '}
      <a href={`#source-${sourceKey}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
