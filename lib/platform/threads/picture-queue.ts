import { BoundedQueue } from './bounded-queue';

/** A large picture takes a second of one core and 160 MB: one at a time, and the tenth waits some seconds. */
const atOnce = 1;
const waitingAtMost = 10;

/** After so many seconds a place is free again. */
export const pictureWaitSeconds = 5;

/** One for the process: every route bundles its own copy of this module. */
const shared = globalThis as { [key: symbol]: BoundedQueue | undefined };
const queueKey = Symbol.for('little-pear.pictures');
const queue = (): BoundedQueue => (shared[queueKey] ??= new BoundedQueue({ atOnce, waitingAtMost }));

/**
 * Decodes or draws one picture at a time: members' photos, editors' pictures and story posters share the
 * processor and its memory. Without a signal a caller waits a few seconds at most, because one that holds a
 * transaction open must not keep other writers waiting.
 * @throws Error for which {@link isTooManyPictures} holds; what the caller's own signal carries
 */
export function inPictureQueue<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal = AbortSignal.timeout(pictureWaitSeconds * 1_000),
): Promise<Result> {
  return queue().run({ signal }, work);
}

/** Whether pictures were not begun because too many wait. By name: the class too is bundled more than once. */
export function isTooManyPictures(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'QueueFullError' || name === 'TimeoutError';
}
