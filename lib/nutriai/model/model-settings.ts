/** Which server answers. Any server that speaks OpenAI's chat completions. */
export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  baseURL: string;
  model: string;
  apiKey?: string;
  /** False for a server that does not know `response_format: json_schema`; it is then asked for a JSON object. */
  structuredOutputs?: boolean;
}

/** What one recipe may cost. */
export interface Limits {
  /** For all calls and waiting together. */
  totalMs: number;
  /** For one call. */
  callMs: number;
  maxOutputTokens: number;
  /** Drafts after the first. */
  repairs: number;
  /** What is waited before the one retry of a busy or failing server that does not say how long. */
  retryMs: number;
}

export const usualLimits: Limits = {
  totalMs: 60_000,
  callMs: 30_000,
  maxOutputTokens: 1500,
  repairs: 2,
  retryMs: 500,
};

/** Tokens of all calls. */
export interface Usage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** The sum of two. */
export function addUsage(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
