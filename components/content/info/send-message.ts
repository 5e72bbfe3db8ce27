import { type FieldErrors, fieldErrorsOf } from '@/components/ui/field-errors';
import { apiUrl } from '@/lib/accounts/client/api-url';

export const messageFields = ['name', 'email', 'subject', 'message'] as const;
export type MessageField = (typeof messageFields)[number];

/** `website` is for machines: a person sees no such field and leaves it empty. */
export type Message = Record<MessageField | 'website', string>;

export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'fields'; errors: FieldErrors }
  /** Seconds until another try is worth it, where the server says so. */
  | { outcome: 'limit'; waitSeconds: number | null }
  | { outcome: 'server' }
  | { outcome: 'network' };

/**
 * POST /api/contact, under the same key at every try of the same message: it is stored once. Every end is one
 * that the form has words for.
 */
export async function sendMessage(message: Message, idempotencyKey: string): Promise<SendResult> {
  try {
    const response = await fetch(apiUrl('/api/contact'), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(message),
    });
    if (response.ok) return { outcome: 'sent' };
    if (response.status === 429) return { outcome: 'limit', waitSeconds: waitOf(response) };
    const errors = fieldErrorsOf(await response.json().catch(() => null));
    if (response.status === 400 && Object.keys(errors).length > 0) return { outcome: 'fields', errors };
    return { outcome: 'server' };
  } catch (error) {
    // What fetch throws when no answer comes.
    if (error instanceof TypeError) return { outcome: 'network' };
    throw error;
  }
}

/** What the form can see by itself, so that nobody waits for the server to say it. Empty when all is well. */
export function checkMessage(message: Message): FieldErrors {
  const errors: Partial<Record<MessageField, string>> = {};
  if (message.name === '') errors.name = 'Enter your name.';
  if (message.email === '') errors.email = 'Enter your email address so that we can reply.';
  else if (!/^[^\s@]+@[^\s@]+$/.test(message.email))
    errors.email = 'Enter an email address, for example name@example.org.';
  if (message.subject === '') errors.subject = 'Enter a subject.';
  if (message.message === '') errors.message = 'Write your message.';
  return errors;
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
