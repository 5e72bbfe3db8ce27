import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
}

/** A link that is the next thing to do; `className` is for its place among its neighbours. */
export function ButtonLink({ variant, className, prefetch = false, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass(variant, className)} prefetch={prefetch} />;
}
