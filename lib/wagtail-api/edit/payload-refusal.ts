import {
  type ApiError,
  conflict,
  type FieldMessages,
  fieldErrors,
  forbidden,
} from '../../platform/http/api-error';
import { notFound } from '../read/content-error';

/** Names of the contract for fields that have another one inside, or another place. */
const contractNames: Readonly<Record<string, string>> = {
  'seo.title': 'seo_title',
  'seo.description': 'search_description',
  'seo.isHiddenFromSearch': 'is_hidden_from_search',
};

interface PayloadProblem {
  path: string;
  message: string;
}

/**
 * What Payload refused, as the contract says it; null for anything else. Payload's errors are known by name:
 * its classes may be loaded twice.
 */
export function payloadRefusal(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  const problems = problemsOf(error);
  if (problems.length > 0) return fieldErrors(messagesOf(problems));
  const status = 'status' in error ? error.status : undefined;
  // A picture that pages show, say; the message names them (lib/content/cms/uses).
  if (status === 409) return conflict({ detail: error.message });
  if (status === 423) return forbidden('Somebody else is changing this page in the panel right now.');
  if (error.name === 'Forbidden') return forbidden();
  if (error.name === 'NotFound') return notFound('not found');
  return null;
}

/**
 * Does what Payload may refuse.
 * @throws ApiError for a refusal of Payload's
 */
export async function withPayloadRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw payloadRefusal(error) ?? error;
  }
}

function problemsOf(error: Error): PayloadProblem[] {
  const data = 'data' in error ? error.data : undefined;
  if (error.name !== 'ValidationError' || typeof data !== 'object' || data === null) return [];
  const problems: unknown = 'errors' in data ? data.errors : undefined;
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

function isProblem(value: unknown): value is PayloadProblem {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}

function messagesOf(problems: readonly PayloadProblem[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const { path, message } of problems) add(messages, keysOf(path), wording(message));
  return messages;
}

function keysOf(path: string): string[] {
  return (contractNames[path] ?? path).split('.').map(snakeCase);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function add(messages: FieldMessages, [key = 'non_field_errors', ...rest]: string[], text: string): void {
  const there = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (rest.length === 0) {
    messages[key] = Array.isArray(there) ? [...there, text] : [text];
    return;
  }
  const inner = there !== undefined && !Array.isArray(there) ? there : {};
  messages[key] = inner;
  add(inner, rest, text);
}

/** Payload's words where the contract has words of its own. */
function wording(message: string): string {
  const longest = /max length of (\d+)/.exec(message)?.[1];
  if (longest) return `Ensure this field has no more than ${longest} characters.`;
  if (message === 'Value must be unique') return 'This value is already in use.';
  return message;
}
