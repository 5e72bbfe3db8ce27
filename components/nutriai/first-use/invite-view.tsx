'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { InvitePreview } from '@/lib/contract/nutriai-carers';
import { forgetInvite, takeInvite } from '@/lib/nutriai/client/babies/stored-invite';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { InviteCard } from './invite-card';
import { NoInvite } from './no-invite';

const previewPath = '/api/nutriai/invites/preview';

/** The invite of the address: who invites to which baby, and the way in. */
export function InviteView() {
  const { status, readerFetch } = useAuth();
  // Undefined until the browser is asked, which the server cannot be.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const take = () => setToken(takeInvite());
    take();
    // A second link, opened in the same tab.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  const { data, error, isValidating, mutate } = useSWR<InvitePreview, unknown>(
    // Who asks is part of the answer: a member may look after the baby already.
    token && status !== 'unknown' ? [previewPath, token, status] : null,
    async () =>
      readJson<InvitePreview>(
        await readerFetch(previewPath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token }),
        }),
      ),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const isOver = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isOver) forgetInvite();
  }, [isOver]);

  if (token === null) return <NoInvite reason="none" />;
  if (isOver) return <NoInvite reason="over" />;
  if (token === undefined || data === undefined) {
    if (error === undefined) return <Skeleton label="Reading the invite…" rows={2} />;
    return (
      <LoadProblem what="The invite" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  return <InviteCard token={token} invite={data} />;
}
