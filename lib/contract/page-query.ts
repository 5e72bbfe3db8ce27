import * as z from 'zod';

/** The last page that can be asked for; a longer number is none. */
const pageAtMost = 999_999_999_999_999;
export const pageSizeAtMost = 100;

/**
 * `?page=&page_size=` of lists. Any text is taken: as in DRF a bad size falls back to the default, and a bad
 * page is 404, which the reader of the page says (`pageOf`).
 */
export const pageQuery = z.object({
  page: z.string().optional().meta({
    type: 'integer',
    minimum: 1,
    maximum: pageAtMost,
    description: 'Page number, counted from 1.',
  }),
  page_size: z.string().optional().meta({
    type: 'integer',
    minimum: 1,
    maximum: pageSizeAtMost,
    description: 'The default is 20, the maximum 100.',
  }),
});

/** The same with `?ordering=` by one of the names. */
export function orderedPageQuery(names: string) {
  return pageQuery.extend({
    ordering: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: `By ${names}; with a leading - for descending order, several separated by commas.`,
      }),
  });
}
