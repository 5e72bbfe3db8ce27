import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '@/lib/content/search/text-parts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  parts: readonly TextPart[];
  /** How a piece is shown: in both Englishes on a page, whose server has the dictionary. */
  show?: (text: string) => ReactNode;
}

const asItIs = (text: string) => text;

/** A text in which the words that somebody looked for stand out. */
export function MarkedText({ parts, show = asItIs }: MarkedTextProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {show(text)}
      </mark>
    ) : (
      <Fragment key={index}>{show(text)}</Fragment>
    ),
  );
}
