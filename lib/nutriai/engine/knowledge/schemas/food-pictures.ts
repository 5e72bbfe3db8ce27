import * as z from 'zod';
import { foodIdSchema, idSchema, someOf, textSchema } from './vocabulary';

export const foodColours = [
  'white',
  'cream',
  'tan',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'dark',
  'brown',
  'green_light',
  'green',
] as const;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

const drawnSchema = z
  .strictObject({
    shape: idSchema.describe('One of scripts/food-pictures: a bowl, a pod, a fish …'),
    kind: idSchema.optional().describe('Which of its forms, where it has several: “frilly” leaves.'),
    colours: someOf(hexColour).describe('Its main colour, and up to two of its details.'),
    emblem: idSchema.optional().describe('Another picture that it shows: what is on the label of a jar.'),
  })
  .describe('The parts from which `npm run food-pictures` draws it; an icon under its own licence has none.');

const foodPictureSchema = z.strictObject({
  file: idSchema.describe('A drawing in public/foods, without .svg.'),
  colour: z.enum(foodColours).describe('Of the food as it is served: an apple’s is that of its flesh.'),
  alt: textSchema.describe('What the drawing shows, for who does not see it.'),
  foods: someOf(foodIdSchema).describe('The foods that it stands for; each food has one drawing.'),
  drawn: drawnSchema.optional(),
});

export const foodPictureFileSchema = z.strictObject({ pictures: someOf(foodPictureSchema) });

/** A drawing, and the foods that it stands for. */
export type FoodPicture = z.infer<typeof foodPictureSchema>;
