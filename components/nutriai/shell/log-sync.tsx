'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { startReplaying } from '@/lib/nutriai/client/log/replay-log';
import { startSendingTicks, onTicksSettled } from '@/lib/nutriai/client/plans/send-ticks';

/** Sends what was logged or ticked without a network, whichever screen of NutriAI is open. */
export function LogSync() {
  const { mutate } = useSWRConfig();
  useEffect(startReplaying, []);
  useEffect(() => {
    const stopHearing = onTicksSettled((plan, outcome) => {
      if ('answer' in outcome) void mutate(planPath(plan), outcome.answer, { revalidate: false });
    });
    const stopSending = startSendingTicks();
    return () => {
      stopSending();
      stopHearing();
    };
  }, [mutate]);
  return null;
}
