import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: 'primary' | 'quiet';
}

/** A button that says what it does. One that sends its form is given `type="submit"`. */
export function Button({ variant = 'primary', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={`${styles.button} ${styles[variant]}`} />;
}
