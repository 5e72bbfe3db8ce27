import type { MouseEvent } from 'react';
import { signInPath } from '@/components/accounts/sign-in/sign-in-path';
import { ButtonLink } from '@/components/ui/button-link';
import { useAuth } from '@/lib/accounts/client/auth-context';

/** Opens the sign-in dialog; without scripts it leads to the page that does the same and comes back to the comments. */
export function SignInToComment({ path }: { path: string }) {
  const { openSignIn } = useAuth();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openSignIn({ description: 'Sign in to comment.', opener: event.currentTarget });
  };
  return (
    <ButtonLink
      href={signInPath(`${path}#comments`)}

      aria-haspopup="dialog"
      onClick={open}
    >
      Sign in to comment
    </ButtonLink>
  );
}
