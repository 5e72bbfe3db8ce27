import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { numberColumn, sql, transactionOf } from '../../../platform/database/sql';
import * as z from 'zod';
import { type Reference, textReferences } from './text-references';

const checked: ReadonlySet<string> = new Set(['images', 'videos', 'polls', 'posts', 'stories', 'pages']);
const keyOf = ({ collection, id }: Reference) => `${collection} ${id}`;

/**
 * Refuses a text that names something which is not there any more. No foreign key watches over what stands in
 * a text, so the rows are held until the transaction ends: a deletion at the same moment comes before or
 * after. What the document named before stays as it is, so that it can be saved.
 */
export const checkTextReferences: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  const before = new Set(textReferences(originalDoc).map(keyOf));
  const added = textReferences(data).filter(
    (each) => checked.has(each.collection) && !before.has(keyOf(each)),
  );
  if (added.length === 0) return data;
  const { rows } = await transactionOf(req);
  const hold = req.payload.db.name === 'sqlite' ? sql`` : sql` FOR KEY SHARE`;
  for (const { collection: target, id } of added) {
    const found = await rows(
      z.object({ id: numberColumn }),
      sql`SELECT id FROM ${sql.identifier(target)} WHERE id = ${id}${hold}`,
    );
    if (found.length === 0)
      throw new ValidationError(
        {
          collection: collection.slug,
          errors: [
            {
              path: 'body',
              message: 'The text names something that has been deleted. Remove it from the text.',
            },
          ],
          req,
        },
        req.t,
      );
  }
  return data;
};
