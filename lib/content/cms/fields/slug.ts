import type { CollectionSlug, FieldHook, TextField, Where } from 'payload';
import { slugify } from '../../reading/slugify';

/**
 * A unique address made from the title while it is empty. A number is added when another document has it
 * already; what an editor typed is only tidied. Also one that stays is looked for: it may stand in a draft
 * only, and another document may have taken it since.
 */
export function slugField(collection: CollectionSlug, from = 'title'): TextField {
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 100,
    admin: {
      position: 'sidebar',
      description:
        `The last part of the address. Left empty, it is made from the ${from}. ` +
        'Old addresses keep working.',
    },
    hooks: { beforeValidate: [uniqueSlug(collection, from)] },
  };
}

function uniqueSlug(collection: CollectionSlug, from: string): FieldHook {
  return async ({ value, data, originalDoc, req }) => {
    const base = slugify(String(value || data?.[from] || originalDoc?.[from] || ''));
    // What has nothing in it that an address may have is none: a published document is asked for another.
    if (!base) return null;
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? base : `${base}-${number}`;
      const taken: Where = { slug: { equals: candidate } };
      const where: Where = originalDoc?.id ? { and: [taken, { id: { not_equals: originalDoc.id } }] } : taken;
      const { totalDocs } = await req.payload.count({ collection, where, req });
      if (totalDocs === 0) return candidate;
    }
  };
}
