import { Fragment } from 'react';
import type { TextPart } from '@/lib/content/search/text-parts';
import styles from './marked-text.module.css';

/** A text in which the words that somebody looked for stand out. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
