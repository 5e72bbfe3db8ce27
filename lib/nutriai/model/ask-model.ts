import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import { modelProvider } from './model-provider';
import { type Draft, draftInText, draftSchema } from './draft';
import { systemPrompt } from './prompt';
import { type Limits, type ModelSettings, noUsage, type Usage } from './model-settings';
import { retryAfterMs, sleep } from './waiting';

/** What came of one question, with its one retry: a draft, something else than a draft, or nothing. */
export type Answer =
  | { kind: 'draft'; draft: Draft; usage: Usage }
  | { kind: 'no_draft'; message: string; usage: Usage }
  | { kind: 'failed'; reason: 'timeout' | 'server' | 'refused'; message: string; usage: Usage };

export interface Question {
  messages: readonly ModelMessage[];
  settings: ModelSettings;
  limits: Limits;
  /** Milliseconds since the epoch at which all must be over. */
  deadline: number;
  signal?: AbortSignal;
}

/** Statuses of a server that does not take the schema. */
const schemaRefused: ReadonlySet<number> = new Set([400, 415, 422]);

/**
 * Asks once; a busy (429) or failing (5xx, cut) server once more, after what its Retry-After says if there is
 * time. A server that does not take a schema is asked for plain JSON. Rejects only when the caller's signal
 * is aborted.
 */
export async function askModel(question: Question): Promise<Answer> {
  const first = await askOnce(question, question.settings.structuredOutputs ?? true);
  if (first.kind !== 'error') return first.answer;
  const { error } = first;
  const { limits, deadline, signal } = question;
  if (error.kind === 'schema') return finalAnswer(await askOnce(question, false));
  if (error.kind !== 'retryable') return failed(error);
  const wait = error.waitMs ?? limits.retryMs;
  if (Date.now() + wait >= deadline) return failed(error);
  await sleep(wait, signal);
  return finalAnswer(await askOnce(question, question.settings.structuredOutputs ?? true));
}

interface CallError {
  kind: 'timeout' | 'retryable' | 'schema' | 'final';
  message: string;
  waitMs?: number | null;
}

type Outcome = { kind: 'answer'; answer: Answer } | { kind: 'error'; error: CallError };

function finalAnswer(outcome: Outcome): Answer {
  return outcome.kind === 'answer' ? outcome.answer : failed(outcome.error);
}

function failed({ kind, message }: CallError): Answer {
  const reason = kind === 'timeout' ? 'timeout' : kind === 'retryable' ? 'server' : 'refused';
  return { kind: 'failed', reason, message, usage: { ...noUsage, calls: 1 } };
}

async function askOnce(
  { messages, settings, limits, deadline, signal }: Question,
  structured: boolean,
): Promise<Outcome> {
  const time = AbortSignal.timeout(Math.max(1, Math.min(limits.callMs, deadline - Date.now())));
  const provider = modelProvider(settings, structured);
  try {
    const result = await generateText({
      model: provider.chatModel(settings.model),
      system: systemPrompt,
      messages: [...messages],
      maxOutputTokens: limits.maxOutputTokens,
      // The policy of retries is ours.
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, time]) : time,
      ...(structured && { output: Output.object({ schema: draftSchema, name: 'recipe' }) }),
    });
    return answered(draftInText(result.text), usageOf(result.usage));
  } catch (error) {
    signal?.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error))
      return answered(draftInText(error.text ?? ''), usageOf(error.usage));
    return { kind: 'error', error: callErrorOf(error, { isOver: time.aborted, structured }) };
  }
}

function answered(draft: Draft | null, usage: Usage): Outcome {
  return {
    kind: 'answer',
    answer: draft
      ? { kind: 'draft', draft, usage }
      : {
          kind: 'no_draft',
          message: 'The answer was no JSON object of the asked shape, or was cut off.',
          usage,
        },
  };
}

function usageOf(usage: LanguageModelUsage | undefined): Usage {
  return { calls: 1, inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

function callErrorOf(
  error: unknown,
  { isOver, structured }: { isOver: boolean; structured: boolean },
): CallError {
  const message = error instanceof Error ? error.message : String(error);
  if (isOver) return { kind: 'timeout', message: 'The model took too long.' };
  if (!APICallError.isInstance(error)) return { kind: 'retryable', message };
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined || statusCode === 200 || statusCode === 429 || statusCode >= 500)
    return { kind: 'retryable', message, waitMs: retryAfterMs(responseHeaders?.['retry-after'], Date.now()) };
  if (structured && schemaRefused.has(statusCode)) return { kind: 'schema', message };
  return { kind: 'final', message };
}
