'use client';

import { useEffect, useRef, useState } from 'react';
import { UnlessSignedIn } from '@/components/accounts/sign-in/unless-signed-in';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { forgetDrafts } from '@/lib/accounts/client/member-drafts';
import { forgetMemberItems } from '@/lib/accounts/client/member-items';
import { leaveSession } from '@/lib/accounts/client/session-store';
import { MESSAGES } from '@/lib/accounts/client/messages';
import { AccountDeleted } from './account-deleted';
import { MemberProfile } from './member-profile';
import { ProfileSkeleton } from './profile-skeleton';
import { SignedOut } from './signed-out';

/**
 * The profile by session: the member's own, a way to sign in, or, for the moment in which nobody knows, its
 * outline.
 */
export function ProfileView({ isCounting }: { isCounting: boolean }) {
  const { status, openSignIn } = useAuth();
  const hasAsked = useRef(false);
  const [isDeleted, setDeleted] = useState(false);

  useEffect(() => {
    // Once, for a visitor who comes signed out. Who signs out here is not asked to come back at once.
    if (status === 'unknown' || hasAsked.current) return;
    hasAsked.current = true;
    if (status === 'signed-out') openSignIn();
  }, [status, openSignIn]);

  const leaveForGood = () => {
    setDeleted(true);
    forgetMemberItems();
    forgetDrafts();
    // There is nobody left to be signed out on the server.
    leaveSession(MESSAGES.userLoggedOut);
  };

  if (status === 'signed-in') return <MemberProfile isCounting={isCounting} onDeleted={leaveForGood} />;
  if (isDeleted) return <AccountDeleted />;
  return (
    <UnlessSignedIn loading={<ProfileSkeleton />}>
      <SignedOut />
    </UnlessSignedIn>
  );
}
