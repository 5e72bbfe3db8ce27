import * as z from 'zod';

/** `?page=&page_size=` of lists, as the document shows it. */
export const pageQuery = z.object({
  page: z.int().min(1).optional().meta({ description: 'Page number, counted from 1.' }),
  page_size: z.int().min(1).max(100).optional().meta({ description: 'The default is 20, the maximum 100.' }),
});

/** The same with `?ordering=` by one of the names. */
export function orderedPageQuery(names: string) {
  return pageQuery.extend({
    ordering: z
      .string()
      .optional()
      .meta({
        description: `By ${names}; with a leading - for descending order, several separated by commas.`,
      }),
  });
}

/** `?baby=&from=&to=&time_zone=` of what is logged, besides the page and its order. */
export const logQuery = orderedPageQuery('the time, amount_ml of water, created_at').extend({
  baby: z.uuid().optional(),
  from: z.iso.date().optional().meta({ description: 'The first day.' }),
  to: z.iso.date().optional().meta({ description: 'The last day.' }),
  time_zone: z
    .string()
    .optional()
    .meta({ description: 'IANA name of the time zone that days are counted in; the default is UTC.' }),
});
