import { MESSAGES } from './messages';

/**
 * The text of a failed call, from its body (specification §8, in this order): `detail`; `message`;
 * `messages`, the message of each; `non_field_errors`; joined with '; '.
 *
 * Extension: where none of these speaks, the first message of a field (`{"email": ["Enter a valid email
 * address."]}` is how Django REST framework refuses a form, contract-auth.md §4.4). Without it the member
 * would be told nothing that helps.
 *
 * Null where the body says nothing at all: the caller has its own fallback.
 */
export function errorText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = new Map<string, unknown>(Object.entries(body));
  return (
    text(fields.get('detail')) ??
    text(fields.get('message')) ??
    joined(fields.get('messages')) ??
    joined(fields.get('non_field_errors')) ??
    firstFieldText(fields)
  );
}

/**
 * For a body that cannot be parsed: the status text, which HTTP/2 leaves empty, then a fixed one
 * (specification §8).
 */
export function unreadableText(statusText: string): string {
  return statusText || MESSAGES.authenticationFailed;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Entries are texts (`non_field_errors`) or objects with a `message` (simplejwt's `messages`). */
function joined(value: unknown): string | null {
  if (!Array.isArray(value)) return text(value);
  const texts = value
    .map((entry: unknown) => text(entry) ?? text(messageOf(entry)))
    .filter((each) => each !== null);
  return texts.length > 0 ? texts.join('; ') : null;
}

function messageOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : null;
}

/** `code` is for programs, not for people. */
function firstFieldText(fields: Map<string, unknown>): string | null {
  for (const [name, value] of fields) {
    const found: string | null = name === 'code' || !Array.isArray(value) ? null : text(value[0]);
    if (found !== null) return found;
  }
  return null;
}
