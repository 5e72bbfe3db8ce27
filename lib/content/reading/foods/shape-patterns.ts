import type { ServingCut } from '../../../nutriai/engine/foods/food-serving';
import type { TextureWords } from '../../../nutriai/engine/knowledge/schemas/texture-words';

/** A shape and what says it: any of its words, whole. */
export interface ShapePattern {
  cut: ServingCut;
  pattern: RegExp;
}

/** Makes the words of shapes ready to be looked for in texts. */
export function shapePatterns(shapes: TextureWords['shapes']): ShapePattern[] {
  return shapes.map(({ cut, words }) => ({
    cut,
    pattern: new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu'),
  }));
}
