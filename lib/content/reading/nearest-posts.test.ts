import { nearestPosts } from './nearest-posts';

const tagged = (...postIds: number[]) => ({ postIds });

describe('the posts nearest to one', () => {
  it('are those that share a tag with it, and not the post itself', () => {
    expect(nearestPosts(1, [tagged(1, 2), tagged(3, 4)])).toEqual([2]);
  });

  it('come first where they share more', () => {
    expect(nearestPosts(1, [tagged(3, 1), tagged(2, 1), tagged(2, 1)])).toEqual([2, 3]);
  });

  it('come first where what they share is rare', () => {
    expect(nearestPosts(1, [tagged(5, 4, 3, 1), tagged(1, 2)])).toEqual([2, 5, 4, 3]);
  });

  it('are none where nothing is shared', () => {
    expect(nearestPosts(1, [tagged(1), tagged(2, 3)])).toEqual([]);
  });
});
