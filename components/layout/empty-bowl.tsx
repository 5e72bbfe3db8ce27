'use client';

import styles from './empty-bowl.module.css';

/**
 * An empty bowl, a spoon and what is left of the pear. A client component, though nothing in it moves: every page
 * carries the text of “Page not found”, and so names this drawing instead of holding its lines.
 */
export function EmptyBowl({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <circle className={styles.moon} cx="210" cy="142" r="132" />
      <ellipse className={styles.table} cx="210" cy="262" rx="196" ry="24" />

      <path className={styles.bowl} d="M62 138h216c0 62-40 116-84 122h-48c-44-6-84-60-84-122Z" />
      <path className={styles.shade} d="M232 138h46c0 62-40 116-84 122h-22c40-16 60-66 60-122Z" />
      <ellipse className={styles.rim} cx="170" cy="138" rx="108" ry="26" />
      <ellipse className={styles.inside} cx="170" cy="140" rx="96" ry="19" />
      <path
        className={styles.crumb}
        d="M142 146c5-4 12-3 14 1 2 5-12 6-14-1ZM186 150c4-3 10-2 11 1 1 4-9 4-11-1Z"
      />

      <path className={styles.spoon} d="M196 128 268 42c5-6 14 0 10 7l-66 90c-6 4-20-4-16-11Z" />
      <ellipse className={styles.spoon} cx="190" cy="138" rx="24" ry="11" transform="rotate(-14 190 138)" />

      <path
        className={styles.pear}
        d={
          'M318 150c-9 0-15 8-16 20-1 10-5 14-8 18 14 4 19 14 19 26 0 13-6 22-17 28 6 9 14 14 23 ' +
          '14h12c9 0 17-5 22-14-11-6-17-15-17-28 0-12 5-22 19-26-4-4-8-8-9-18-1-12-7-20-16-20-5 0-7 ' +
          '2-6 2s-1-2-6-2Z'
        }
      />
      <path
        className={styles.flesh}
        d={
          'M302 189c8 5 11 14 11 25 0 12-4 20-11 26 7 2 15 3 22 3s15-1 22-3c-8-6-11-14-11-26 0-11 3-20 ' +
          '11-25-7-2-15-3-22-3s-15 1-22 3Z'
        }
      />
      <path
        className={styles.seed}
        d="M318 208c5 3 6 9 3 14-5-3-6-9-3-14ZM331 206c-5 3-6 9-3 14 5-3 6-9 3-14Z"
      />
      <path className={styles.stem} d="M324 152c-1-9 1-16 6-23" />
      <path className={styles.leaf} d="M330 136c4-11 14-17 28-14-2 13-13 19-28 14Z" />
    </svg>
  );
}
