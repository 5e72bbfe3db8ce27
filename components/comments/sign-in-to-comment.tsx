import Link from 'next/link';
import type { MouseEvent } from 'react';
import button from '@/components/ui/button.module.css';
import { useAuth } from '@/lib/session/auth-context';
import { signInPath } from './sign-in-path';

export function SignInToComment({ path }: { path: string }) {
  const { openSignIn } = useAuth();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openSignIn({ description: 'Sign in to take part in the comments.', opener: event.currentTarget });
  };
  return (
    <Link
      href={signInPath(path)}
      className={`${button.button} ${button.primary}`}
      prefetch={false}
      aria-haspopup="dialog"
      onClick={open}
    >
      Sign in to comment
    </Link>
  );
}
