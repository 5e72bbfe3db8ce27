import { type FormEvent, useRef } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { Period } from '@/components/nutriai/insights/insight-words';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import type { NewHealthLinkAnswer } from '@/lib/contract/nutriai-health-links';
import { healthLinksPath } from '@/lib/nutriai/client/babies/baby-paths';

/** A link with what only the one who made it knows. */
export interface MadeLink extends NewHealthLinkAnswer {
  babyId: string;
  passcode: string | null;
}

export interface NewHealthLink {
  babyId: string;
  days: Period;
  onMade: (link: MadeLink) => void;
}

/** A form for a new link on its way to the server, and how that ended. */
export function useNewHealthLink({ babyId, days, onMade }: NewHealthLink) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  // The same form sent twice, because no answer came, makes one link.
  const retry = useRef({ body: '', idempotencyKey: '' });

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = requestOf(event.currentTarget, days);
    const body = JSON.stringify(request);
    if (retry.current.body !== body) retry.current = { body, idempotencyKey: newIdempotencyKey() };
    void submit(async () => {
      const response = await authenticatedFetch(healthLinksPath(babyId), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': retry.current.idempotencyKey },
        body,
      });
      const made = await readJson<NewHealthLinkAnswer>(response);
      onMade({ ...made, babyId, passcode: request.passcode });
    });
  };

  return { submission, make };
}

function requestOf(element: HTMLFormElement, days: Period) {
  const data = new FormData(element);
  const passcode = data.get('passcode');
  return {
    label: String(data.get('label') ?? ''),
    passcode: passcode === null ? null : String(passcode),
    is_one_time: data.has('once'),
    expires_in_days: Number(data.get('days')),
    days,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
