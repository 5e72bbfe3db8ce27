import { getSettings } from '@/lib/platform/settings/settings';
import type { ModelSettings } from './model-settings';

/** The model that the site is set up with, or nothing. */
export function siteModel(): ModelSettings | null {
  const { LLM_BASE_URL: baseURL, LLM_MODEL: model, LLM_API_KEY: apiKey } = getSettings();
  if (baseURL === undefined || model === undefined) return null;
  return {
    baseURL: baseURL.replace(/(?<!\/)\/+$/, ''),
    model,
    ...(apiKey !== undefined && { apiKey }),
  };
}
