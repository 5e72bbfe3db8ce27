import { refusalText } from './refusal-text';

/** What the API says of an empty field, in the words of the systems that its clients know. */
const blank = 'This field may not be blank.';

/**
 * What a refused body says of each field, nested lists joined into one text (`{measurements: {0: {weight_kg:
 * ['…']}}}`).
 */
export function fieldTexts(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, inner]) => {
      const text = field === 'detail' || field === 'code' ? null : refusalText(inner);
      return text === null ? [] : [[field, text === blank ? 'Please fill this in.' : text]];
    }),
  );
}
