import type { Tag } from './tags';

/**
 * Returns the posts that share tags with a post, the nearest first. A tag of few posts says more than one of
 * many; of two that are as near, the one that comes first in `tags` stays first.
 */
export function nearestPosts(postId: number, tags: readonly Pick<Tag, 'postIds'>[]): number[] {
  const nearness = new Map<number, number>();
  for (const { postIds } of tags) {
    if (!postIds.includes(postId)) continue;
    for (const id of postIds) {
      if (id !== postId) nearness.set(id, (nearness.get(id) ?? 0) + 1 / postIds.length);
    }
  }
  return [...nearness].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
