import { detectRedFlags } from '../red-flags/detect-red-flags';
import type { SourceId } from '../sources';

/** A sign that needs an ambulance now. */
export interface EmergencySign {
  id: string;
  /** In words for a parent. */
  sign: string;
}

export const emergencySources: readonly SourceId[] = ['nhs-anaphylaxis', 'nhs-seriously-ill'];

/**
 * Signs in a text that need an ambulance now; empty when there are none. Denied ones ("no wheezing") do not
 * count. Never throws.
 */
export function emergencySigns(text: string): EmergencySign[] {
  return detectRedFlags(text).flatMap(({ id, sign, level }) => (level === 'now' ? [{ id, sign }] : []));
}
