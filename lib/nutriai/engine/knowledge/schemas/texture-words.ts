import * as z from 'zod';
import { servingCuts } from '../../foods/food-serving';
import { someOf, textSchema } from './vocabulary';

const shapeSchema = z.strictObject({
  cut: z.enum(servingCuts).describe('The drawing.'),
  words: someOf(textSchema).describe('Whole words, in lower case: “mash” is not in “instead of mashing”.'),
});

/** What a serving is drawn as: its shape, or “a trace at most”, which has none. */
export const drawnCutNames = [...servingCuts, 'little'] as const;

const servingShapeSchema = shapeSchema.extend({ cut: z.enum(drawnCutNames).describe('The drawing.') });

export const textureWordsSchema = z.strictObject({
  shapes: someOf(shapeSchema).describe('The first of which a text has a word counts.'),
  servings: someOf(servingShapeSchema).describe('All of which a serving’s text has a word may be drawn.'),
});

/** How recipes say the shape in which they are served. */
export type TextureWords = z.infer<typeof textureWordsSchema>;

export type DrawnCut = (typeof drawnCutNames)[number];
