/** What is wrong with each field, by the field's name. `non_field_errors` is about the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The texts of a refused form (`{"field": ["text"]}`, as Django REST framework writes them). Empty when the
 * body holds none.
 */
export function fieldErrorsOf(body: unknown): FieldErrors {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const errors: Record<string, string> = {};
  for (const [name, texts] of Object.entries(body)) {
    if (!Array.isArray(texts)) continue;
    const text = texts.filter((each) => typeof each === 'string').join(' ');
    if (text) errors[name] = text;
  }
  return errors;
}
