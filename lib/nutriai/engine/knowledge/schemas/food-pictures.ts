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

const foodPictureSchema = z.strictObject({
  file: idSchema.describe('A drawing in public/foods, without .svg.'),
  colour: z.enum(foodColours).describe('Of the food as it is served: an apple’s is that of its flesh.'),
  alt: textSchema.describe('What the drawing shows, for who does not see it.'),
  foods: someOf(foodIdSchema).describe('The foods that it stands for; each food has one drawing.'),
});

export const foodPictureFileSchema = z.strictObject({ pictures: someOf(foodPictureSchema) });

/** A drawing, and the foods that it stands for. */
export type FoodPicture = z.infer<typeof foodPictureSchema>;
