import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';

/**
 * The look of a button, for what has to be another element: a label of a file field, or a link out of the site.
 * `place` is the class that says where it stands among its neighbours.
 */
export function buttonClass(variant: ButtonVariant = 'primary', place?: string): string {
  return [styles.button, styles[variant], place].filter(Boolean).join(' ');
}
