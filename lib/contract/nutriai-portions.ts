import * as z from 'zod';
import { choiceField, textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { madeBy } from './nutriai-water';
import { itemGramsAtMost } from './nutriai-words';
import { portionPlaces, portionsAtMost } from './portion-words';

/** POST /api/nutriai/stored-portions */
export const portionsRequest = z.object({
  baby: z.uuid(),
  recipe: textField({ max: 120 }).meta({ description: 'Id of a recipe.' }),
  grams: z.number().min(1).max(itemGramsAtMost).meta({ description: 'Weight of one portion.' }),
  portions: z.int().min(1).max(portionsAtMost),
  place: choiceField(portionPlaces),
  cooked_on: z.iso.date(),
});

/** PATCH /api/nutriai/stored-portions/{id} */
export const portionsPatch = z.object({ portions: z.int().min(0).max(portionsAtMost) });

export const portionsAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  recipe: z.string(),
  slug: z.string().nullable().meta({ description: 'Path of the recipe’s page, for a library recipe.' }),
  title: z.string(),
  grams: z.number().meta({ description: 'Weight of one portion.' }),
  portions: z.int().min(0).meta({ description: 'How many are left.' }),
  place: z.enum(portionPlaces),
  cooked_on: z.iso.date(),
  eat_by: z.iso.date().meta({ description: 'The last day on which a portion is safe to serve.' }),
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

/** GET /api/nutriai/stored-portions */
export const portionsListAnswer = listAnswer(portionsAnswer);

export type PortionsRequest = z.output<typeof portionsRequest>;
export type PortionsPatch = z.output<typeof portionsPatch>;
export type PortionsAnswer = z.output<typeof portionsAnswer>;
