import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { signInPath } from './sign-in-path';

/** Opens the sign-in dialog; without scripts it leads to the page that does the same, and back to `path`. */
export function SignInLink({ path }: { path: string }) {
  const { openSignIn } = useAuth();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openSignIn({ opener: event.currentTarget });
  };
  return (
    <ButtonLink
      href={signInPath(path)}

      aria-haspopup="dialog"
      onClick={open}
    >
      Sign in
    </ButtonLink>
  );
}
