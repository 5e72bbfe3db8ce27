import * as z from 'zod';
import { allergens, locales } from '../../child';
import { chokingClasses, foodFlags, foodGroups } from '../../foods/food';
import { preparations } from '../../text/parsed-ingredient';
import { quantityUnits } from '../../text/quantity';
import { sourceIds } from '../source-ids';

/** The fixed words in which every kind of knowledge is written: the engine's code speaks of each of them. */
export const allergenSchema = z.enum(allergens).meta({ title: 'allergen' });
export const localeSchema = z.enum(locales).meta({ title: 'locale' });
export const foodFlagSchema = z.enum(foodFlags).meta({ title: 'flag' });
export const foodGroupSchema = z.enum(foodGroups).meta({ title: 'food group' });
export const chokingClassSchema = z.enum(chokingClasses).meta({ title: 'choking class' });
export const preparationSchema = z.enum(preparations).meta({ title: 'preparation' });
export const quantityUnitSchema = z.enum(quantityUnits).meta({ title: 'unit' });

export const sourceIdSchema = z.enum(sourceIds).meta({ title: 'source' });

/** Kebab-case, stable: an id is also an address, and stands in what members have stored. */
export const idSchema = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
/** A food by its id; that there is such a food is checked once all are read. */
export const foodIdSchema = idSchema.describe('The id of a food');
export const textSchema = z.string().min(1);
/** Completed months of age. */
export const monthsSchema = z.int().min(0).max(60);

/** A list that nobody changes. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
/** The same with at least one entry. */
export const someOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();
