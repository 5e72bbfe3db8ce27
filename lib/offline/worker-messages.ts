/** The caches of lib/offline/service-worker.js that hold pages; a test keeps the names equal. */
export const pageCaches = ['pages-1', 'screens-1'] as const;

interface WorkerMessage {
  /** Paths of pages to store. */
  keep?: readonly string[];
  /** Addresses of pictures to store. */
  pictures?: readonly string[];
  /** The member has signed out: the frames of their screens go. */
  forgetMember?: boolean;
}

/** Sends a message to the worker, if this browser has one; without one nothing is stored. */
export async function messageWorker(message: WorkerMessage): Promise<void> {
  // Browsers leave it out on plain http, except on this very machine.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
