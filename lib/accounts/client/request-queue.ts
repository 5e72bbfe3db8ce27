/** Requests that the server refused with `token_not_valid` and that wait for a new access token (specification §4). */
interface QueuedRequest {
  resolve: (access: string) => void;
  reject: (reason: Error) => void;
}

let queue: QueuedRequest[] = [];

/** Waits for the running refresh; resolves with the token to retry with. */
export function waitInQueue(): Promise<string> {
  return new Promise((resolve, reject) => queue.push({ resolve, reject }));
}

export function retryQueue(access: string): void {
  for (const request of takeAll()) request.resolve(access);
}

export function rejectQueue(reason: Error): void {
  for (const request of takeAll()) request.reject(reason);
}

/** Emptied first: a request that is let go may queue again at once, and belongs to the next refresh. */
function takeAll(): QueuedRequest[] {
  const all = queue;
  queue = [];
  return all;
}
