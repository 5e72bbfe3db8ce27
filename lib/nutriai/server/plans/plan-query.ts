import * as z from 'zod';
import { isDate } from '../log/calendar-days';
import { orderedPageQuery } from '../log/list-query';

const dateField = z.string().refine(isDate, {
  error: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
});

/** `?baby=&on=` of plans, besides the page and its order. */
export const planQuery = orderedPageQuery.extend({ baby: z.uuid().optional(), on: dateField.optional() });
