import styles from './part-legend.module.css';

/** Which part of a bar comes from what. */
export function PartLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.milk}>from milk</span>
      <span className={styles.food}>from food</span>
    </p>
  );
}
