import * as z from 'zod';
import { isTimeZone } from './time-zone';
import { orderedPageQuery } from './page-query';

/** The family's time zone, by which days begin. */
export const timeZoneQuery = z.object({
  time_zone: z
    .string()
    .refine(isTimeZone, { error: 'Enter the IANA name of a time zone.' })
    .default('UTC')
    .meta({ description: 'IANA name of the time zone that days are counted in; the default is UTC.' }),
});

/**
 * Nothing is logged before or after these, and every day between them has a day before and a day after: who
 * means "ever" may write 9999-12-31.
 */
const firstDate = '1900-01-01';
const lastDate = '2199-12-31';

/** A calendar date, brought between the first and the last on which anything is logged. */
export const dateField = z.iso
  .date({ error: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' })
  .transform((date) => [firstDate, date, lastDate].sort()[1] ?? date);

/** `?date=&time_zone=` of one day; today when none is given. */
export const dayQuery = timeZoneQuery.extend({
  date: dateField.optional().meta({ description: 'The default is today.' }),
});

/** `?baby=&from=&to=&time_zone=` of what is logged, besides the page and its order. */
export const logQuery = orderedPageQuery('the time, amount_ml of water, created_at').extend({
  baby: z.uuid().optional(),
  from: dateField.optional().meta({ description: 'The first day.' }),
  to: dateField.optional().meta({ description: 'The last day.' }),
  ...timeZoneQuery.shape,
});
export type LogQuery = z.output<typeof logQuery>;
