'use client';

import { useEffect, useRef } from 'react';
import { useAuth } from '@/lib/session/auth-context';
import { MemberProfile } from './member-profile';
import { ProfileSkeleton } from './profile-skeleton';
import { SignedOut } from './signed-out';

/** The profile by session: the member's own, a way to sign in, or, for the moment in which nobody knows, its outline. */
export function ProfileView() {
  const { status, openSignIn } = useAuth();
  const hasAsked = useRef(false);

  useEffect(() => {
    // Once, for a visitor who comes signed out. Who signs out here is not asked to come back at once.
    if (status === 'unknown' || hasAsked.current) return;
    hasAsked.current = true;
    if (status === 'signed-out') openSignIn();
  }, [status, openSignIn]);

  if (status === 'unknown') return <ProfileSkeleton />;
  return status === 'signed-in' ? <MemberProfile /> : <SignedOut />;
}
