'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { keepReplaying } from '@/lib/nutriai/client/log/replay-log';
import { keepSendingTicks, onTicksSettled } from '@/lib/nutriai/client/plans/send-ticks';

/** Sends what was logged or ticked without a network, whichever screen of NutriAI is open. */
export function LogKeeper() {
  const { mutate } = useSWRConfig();
  useEffect(keepReplaying, []);
  useEffect(() => {
    const stopHearing = onTicksSettled((plan, outcome) => {
      if ('answer' in outcome) void mutate(planPath(plan), outcome.answer, { revalidate: false });
    });
    const stopSending = keepSendingTicks();
    return () => {
      stopSending();
      stopHearing();
    };
  }, [mutate]);
  return null;
}
