import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelSettings } from './model-settings';

/**
 * The model as the AI SDK calls it. Nothing but the address of the settings is ever asked: where a server
 * sends us on, what was asked for would go to whom nobody has chosen, and might be inside of our own network.
 */
export function modelProvider(settings: ModelSettings, structured: boolean) {
  return createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseURL,
    supportsStructuredOutputs: structured,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
  });
}
