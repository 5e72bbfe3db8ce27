import { generateText, RetryError } from 'ai';
import { modelProvider } from '@/lib/nutriai/model/model-provider';
import { benchmarkPrompt, benchmarkQuestion, readVerdict } from '@/lib/nutriai/engine/benchmark/model-prompt';
import type { BenchmarkCase, BenchmarkOutcome } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import type { ModelOptions } from './read-options';

/** What came of asking a model one case. */
export interface CaseAnswer {
  id: string;
  answer: BenchmarkOutcome;
  /** The model's own words, or why there are none. */
  reply: string;
  inputTokens: number;
  outputTokens: number;
  ms: number;
}

const longestReply = 500;

/**
 * Asks a model one case. A busy or failing server is asked again, after what it says or after 2, 4, 8 …
 * seconds; what fails for good is `failed`.
 */
export async function askCase(asked: BenchmarkCase, options: ModelOptions): Promise<CaseAnswer> {
  const { model, baseURL, apiKey, retries, timeoutMs, maxTokens, temperature } = options;
  const started = performance.now();
  const provider = modelProvider({ baseURL, model, ...(apiKey !== undefined && { apiKey }) }, false);
  const spent = () => Math.round(performance.now() - started);
  try {
    const { text, usage } = await generateText({
      model: provider.chatModel(model),
      system: benchmarkPrompt,
      prompt: benchmarkQuestion(asked),
      maxOutputTokens: maxTokens,
      maxRetries: retries,
      abortSignal: AbortSignal.timeout(timeoutMs),
      ...(temperature !== null && { temperature }),
    });
    return {
      ...{ id: asked.id, answer: readVerdict(text), reply: text.slice(0, longestReply), ms: spent() },
      ...{ inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 },
    };
  } catch (error) {
    const reply = reasonOf(error, apiKey).slice(0, longestReply);
    return { id: asked.id, answer: 'failed', reply, inputTokens: 0, outputTokens: 0, ms: spent() };
  }
}

/** Why a call failed. Some servers repeat the key in their refusal. */
function reasonOf(error: unknown, apiKey: string | undefined): string {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const message = last instanceof Error ? `${last.name}: ${last.message}` : String(last);
  return apiKey === undefined ? message : message.replaceAll(apiKey, '[key]');
}
