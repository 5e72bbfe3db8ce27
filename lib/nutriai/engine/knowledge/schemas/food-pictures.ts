import * as z from 'zod';
import { foodIdSchema, idSchema, someOf, textSchema } from './vocabulary';

/** What a piece of it looks like: a floret, half a round fruit, the flakes of a fish … */
const servedForms = [
  'banana',
  'bean',
  'berry',
  'bread',
  'crumb',
  'dried',
  'egg',
  'fish',
  'floret',
  'grain',
  'herb',
  'leaf',
  'liquid',
  'meat',
  'mince',
  'pasta',
  'pod',
  'round',
  'sausage',
  'seeded',
  'seeds',
  'segment',
  'shred',
  'skinned',
  'slice',
  'spear',
  'spears',
  'stick',
  'strawberry',
  'strip',
  'wedge',
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

const servedSchema = z
  .strictObject({
    form: z
      .enum(servedForms)
      .optional()
      .describe('What a piece of it looks like, where it has a look of its own.'),
    colours: someOf(hexColour).describe(
      'Its colour, an apple’s is that of its flesh; then that of seeds, skin or yolk.',
    ),
  })
  .describe('How the food looks as it is served.');

const foodPictureSchema = z.strictObject({
  file: idSchema.describe('A drawing in public/foods, without .svg.'),
  alt: textSchema.describe('What the drawing shows, for who does not see it.'),
  foods: someOf(foodIdSchema).describe('The foods that it stands for; each food has one drawing.'),
  served: servedSchema,
  drawn: drawnSchema.optional(),
});

export const foodPictureFileSchema = z.strictObject({ pictures: someOf(foodPictureSchema) });

/** A drawing, and the foods that it stands for. */
export type FoodPicture = z.infer<typeof foodPictureSchema>;
