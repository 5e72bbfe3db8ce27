import { type SanitizedCollectionConfig, ValidationError } from 'payload';

/**
 * Checks the texts that come with a file before the file is touched. Payload checks them as well, but in an
 * update only after the old files are gone and the new ones are written.
 * @throws ValidationError 400 naming each field
 */
export function refuseBadTexts(
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'fields'>,
  data: Readonly<Record<string, unknown>> | undefined,
  operation: 'create' | 'update',
): void {
  const errors = collection.fields.flatMap((field) => {
    if (field.type !== 'text' || field.hasMany) return [];
    const value = data?.[field.name];
    const isLeftOut = operation === 'update' && value === undefined;
    const text = typeof value === 'string' ? value.trim() : '';
    if (field.required && !isLeftOut && text === '') {
      return [{ path: field.name, message: 'This field is required.' }];
    }
    if (field.maxLength && text.length > field.maxLength) {
      return [{ path: field.name, message: `This value must be at most ${field.maxLength} characters.` }];
    }
    return [];
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
}
