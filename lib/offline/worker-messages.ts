/** The caches of lib/offline/service-worker.js that hold pages; a test keeps the names equal. */
export const keptPageCaches = ['pages-1', 'screens-1'] as const;

interface WorkerMessage {
  /** Paths of pages to keep. */
  keep?: readonly string[];
  /** Addresses of pictures to keep. */
  pictures?: readonly string[];
  /** The member has signed out: the frames of their screens go. */
  forgetMember?: boolean;
}

/** Tells the worker, if this browser has one; where it has none there is nothing kept either. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  // Browsers leave it out on plain http, except on this very machine.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
