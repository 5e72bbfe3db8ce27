import styles from './meter.module.css';

interface MeterProps {
  name: string;
  /** 1 is all of what is needed. */
  share: number;
  /** The same in words: "9 of 11 mg", "about half". */
  words: string;
  /** `short` draws the bar in the warm colour; the words must say so too. */
  tone?: 'enough' | 'short' | 'plain';
}

/** How far something is on its way to a day's need: a calm bar that its words say again. */
export function Meter({ name, share, words, tone = 'plain' }: MeterProps) {
  return (
    <div className={styles.meter}>
      <p className={styles.label}>
        <span>{name}</span>
        <span className={styles.words}>{words}</span>
      </p>
      <svg className={styles.bar} width="100%" height="10" aria-hidden>
        <rect className={styles.track} width="100%" height="10" rx="5" />
        <rect
          className={styles[tone]}
          width={`${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`}
          height="10"
          rx="5"
        />
      </svg>
    </div>
  );
}
