import type { Ground, Tone } from './palette';

/**
 * One picture. It is drawn around the middle of its stage: 1200 × 800 for a post, 1000 × 1000 for a story. Pictures of
 * story pages keep one end of the tall page calm for the text: `anchor` says where the subject sits.
 */
export type Scene = {
  alt: string;
  tone: Tone;
  stage: 'wide' | 'square';
  anchor?: 'high' | 'low';
  draw: (ground: Ground) => string;
};

export type SceneBook = Record<string, Scene>;
