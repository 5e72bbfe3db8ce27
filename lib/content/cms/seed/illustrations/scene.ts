/**
 * One picture. It is drawn around the middle of its stage: 1200 × 800 for a post, 1000 × 1000 for a story.
 *
 * A story page shows its words on a panel at one end and crops the picture to the room that is left. `anchor` says at
 * which end the subject sits. What must be seen stays between y = −400 and 320; the smallest phones show no more.
 */
export interface Scene {
  alt: string;
  stage: 'wide' | 'square';
  anchor: 'high' | 'low';
  /** A quiz leaves a strip only: the stage's y that lies in the middle of it. */
  stripAt?: number;
  /** The shapes of the SVG file, as they stand in it. */
  drawing: string;
}

/** Every picture by its name. */
export type SceneBook = Record<string, Scene>;
