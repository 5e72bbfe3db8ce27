import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/**
 * A button that says what it does. One that sends its form is given `type="submit"`; `className` is for its
 * place among its neighbours.
 */
export function Button({ variant, type = 'button', className, ...button }: ButtonProps) {
  return <button {...button} type={type} className={buttonClass(variant, className)} />;
}
