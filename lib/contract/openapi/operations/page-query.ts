import * as z from 'zod';

/** `?page=&page_size=` of lists, as the document shows it. */
export const pageQuery = z.object({
  page: z.int().min(1).optional().meta({ description: 'Which page, from 1.' }),
  page_size: z.int().min(1).max(100).optional().meta({ description: '20 when not given, at most 100.' }),
});

/** The same with `?ordering=` by one of the names. */
export function orderedPageQuery(names: string) {
  return pageQuery.extend({
    ordering: z
      .string()
      .optional()
      .meta({ description: `By ${names}; with - the other way around, several with commas.` }),
  });
}
