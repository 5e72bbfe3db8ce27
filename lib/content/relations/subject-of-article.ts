import { publicPath } from '../cms/public-path';
import { isTelling, type Subject, topicsOf } from './subject';

/** By how much less each food of an article weighs than the one before it, which is named more often. */
const step = 0.1;

interface Article {
  kind: 'post' | 'story';
  title: string;
  slug: string;
  tags: readonly string[];
  /** Ids, those that it serves most first. */
  foods: readonly string[];
  /** The article that a story names as the one that says more. */
  relatedPost?: { path: string } | null;
}

/** What a post or web story is about: the foods that it serves, and its tags. */
export function articleSubject({ kind, title, slug, tags, foods, relatedPost }: Article): Subject {
  return {
    kind,
    title,
    path: publicPath(kind === 'post' ? 'posts' : 'stories', slug),
    foods: new Map(foods.filter(isTelling).map((id, place) => [id, 1 - place * step])),
    topics: topicsOf(tags),
    names: relatedPost?.path ?? null,
  };
}
