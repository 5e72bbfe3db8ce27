'use client';

import { useEffect } from 'react';
import { keepReplaying } from '@/lib/nutriai-client/replay-log';

/** Sends what was logged without a network, whichever screen of NutriAI is open. */
export function LogKeeper() {
  useEffect(keepReplaying, []);
  return null;
}
