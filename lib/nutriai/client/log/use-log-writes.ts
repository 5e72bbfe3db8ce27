import { useSyncExternalStore } from 'react';
import { getWrites, noWrites, subscribeToWrites } from './log-store';
import type { LogWrite } from './log-write';

/** What the member did and the server has not confirmed, the oldest first. */
export function useLogWrites(): readonly LogWrite[] {
  return useSyncExternalStore(subscribeToWrites, getWrites, noWrites);
}
