import * as z from 'zod';
import { type FieldMessages, fieldErrors } from './api-error';

/**
 * Reads a value by a schema.
 * @throws ApiError 400 with every failing field at once, in the words of Django REST framework
 */
export function parseFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = checkFields(schema, value);
  if ('messages' in result) throw fieldErrors(result.messages);
  return result.fields;
}

export type CheckedFields<Fields> = { fields: Fields } | { messages: FieldMessages };

/** The same without throwing, for a caller that has more to say about the fields. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): CheckedFields<z.output<Schema>> {
  // As the parse's own error map it words every issue; only a message that one of our schemas gave itself
  // comes before it.
  const parsed = schema.safeParse(value, { error: textOf });
  return parsed.success ? { fields: parsed.data } : { messages: messagesOf(parsed.error.issues) };
}

const noDictionary = 'Invalid data. Expected a dictionary';

/** Sorts issues into DRF's error map: by field, what is inside lists and objects by index and key. */
function messagesOf(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const issue of issues.filter((each) => !isAfterWrongType(each, issues))) {
    const isAboutObject = issue.path.length === 0 || issue.message.startsWith(noDictionary);
    const path = isAboutObject ? [...issue.path, 'non_field_errors'] : issue.path;
    addMessage(messages, path.map(String), issue.message);
  }
  return messages;
}

/** zod goes on to measure an empty list that came where a text is due; one message is enough. */
function isAfterWrongType(issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issue.code === 'invalid_type') return false;
  const path = JSON.stringify(issue.path);
  return issues.some((other) => other.code === 'invalid_type' && JSON.stringify(other.path) === path);
}

function addMessage(messages: FieldMessages, path: readonly string[], text: string): void {
  const [key = 'non_field_errors', ...rest] = path;
  // A key can be the caller's own, such as `toString`.
  const there = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (rest.length > 0) {
    const inner = there !== undefined && !Array.isArray(there) ? there : {};
    messages[key] = inner;
    addMessage(inner, rest, text);
  } else if (there === undefined) {
    messages[key] = [text];
  } else if (Array.isArray(there) && !there.includes(text)) {
    there.push(text);
  }
}

function textOf(issue: z.core.$ZodRawIssue): string {
  const value = issue.input;
  if (isMissing(value)) return issue.path?.length ? missingText(value) : 'No data provided';
  switch (issue.code) {
    case 'invalid_type':
      return wrongTypeText(isWholeNumber(issue.inst) ? 'int' : issue.expected, value);
    case 'invalid_value':
      return `${quoted(value)} is not a valid choice.`;
    case 'too_small':
      return tooSmallText(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBigText(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return value === '' ? 'This field may not be blank.' : formatText(issue.format);
    default:
      return 'Not a valid value.';
  }
}

function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** zod reports a text where a whole number is due as "no number". */
function isWholeNumber(schema: z.core.$ZodRawIssue['inst']): boolean {
  return schema instanceof z.ZodNumber && schema.isInt;
}

function wrongTypeText(expected: string, value: unknown): string {
  switch (expected) {
    case 'string':
      return 'Not a valid string.';
    case 'int':
      return 'A valid integer is required.';
    case 'number':
      return 'A valid number is required.';
    case 'boolean':
      return 'Must be a valid boolean.';
    case 'array':
      return `Expected a list of items but got type "${pythonType(value)}".`;
    case 'record':
      return `Expected a dictionary of items but got type "${pythonType(value)}".`;
    case 'object':
      return `${noDictionary}, but got ${pythonType(value)}.`;
    default:
      return 'Not a valid value.';
  }
}

function missingText(value: null | undefined): string {
  return value === null ? 'This field may not be null.' : 'This field is required.';
}

function tooSmallText(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum === 1
      ? 'This field may not be blank.'
      : `Ensure this field has at least ${minimum} characters.`;
  }
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    return minimum === 1
      ? 'This list may not be empty.'
      : `Ensure this field has at least ${minimum} elements.`;
  }
  return `Ensure this value is greater than or equal to ${minimum}.`;
}

function tooBigText(origin: string, maximum: number): string {
  if (origin === 'string') return `Ensure this field has no more than ${maximum} characters.`;
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    return `Ensure this field has no more than ${maximum} elements.`;
  }
  // A whole number that is not a safe one: zod reports it as too big for an integer.
  return `Ensure this value is less than or equal to ${maximum}.`;
}

function formatText(format: string): string {
  switch (format) {
    case 'email':
      return 'Enter a valid email address.';
    case 'url':
      return 'Enter a valid URL.';
    case 'uuid':
    case 'guid':
      return 'Must be a valid UUID.';
    case 'date':
      return 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
    case 'datetime':
      return (
        'Datetime has wrong format. Use one of these formats instead: ' +
        'YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].'
      );
    default:
      return 'Enter a valid value.';
  }
}

/** The name that Python has for a JSON value's type: DRF's messages use it. */
function pythonType(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return 'dict';
}

/** The caller's own text back in a message, bounded. */
function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 100 ? `${text.slice(0, 100)}…` : text}"`;
}
