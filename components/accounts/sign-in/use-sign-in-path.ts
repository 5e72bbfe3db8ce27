import { usePathname, useSearchParams } from 'next/navigation';
import { signInPath } from './sign-in-path';

/**
 * Returns where a sign-in link leads while no script answers it: to the page that signs in and comes back to
 * this address, its query included.
 */
export function useSignInPath(): string {
  const pathname = usePathname();
  const params = useSearchParams();
  // The page itself knows already where its visitor wants to go.
  if (pathname === '/sign-in') return signInPath(params.get('next') ?? '');
  return signInPath(params.size > 0 ? `${pathname}?${params}` : pathname);
}
