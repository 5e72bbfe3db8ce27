import * as z from 'zod';
import { pageQuery } from '../http/pagination';

/** `?page=&page_size=&ordering=` */
export const orderedPageQuery = pageQuery.extend({ ordering: z.string().max(200).optional() });
