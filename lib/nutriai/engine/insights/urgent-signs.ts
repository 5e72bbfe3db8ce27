import { detectNotedSigns } from '../red-flags/detect-red-flags';
import { type SourceId } from '../sources';

/** `today`: an urgent appointment. `soon`: a doctor's look at it. */
export type SignUrgency = 'today' | 'soon';

export interface UrgentSign {
  id: string;
  /** In words for a parent. */
  sign: string;
  urgency: SignUrgency;
  source: SourceId;
}

/** What the log has called these signs since before the detector of emergencies saw them too. */
const namesHere: Readonly<Record<string, string>> = {
  'feeding-refusal': 'poor_feeding',
  stool: 'bloody_stool',
  'stool-colour': 'stool_colour',
  'pale-and-tired': 'pale_tired',
  vomit: 'vomiting',
  'repeated-vomiting': 'vomiting',
  consciousness: 'lethargy',
};

/**
 * Returns the signs in a parent's words that a doctor should see today or soon; those for an ambulance are in
 * `emergencySigns`. Denied ones do not count.
 */
export function urgentSigns(text: string, ageMonths: number): UrgentSign[] {
  const found = detectNotedSigns(text, ageMonths).flatMap(
    ({ id, sign, level, sources: [source = 'nhs-seriously-ill'] }): UrgentSign[] =>
      level === 'now' ? [] : [{ id: namesHere[id] ?? id, sign, urgency: level, source }],
  );
  return [...new Map(found.map((each) => [each.id, each])).values()];
}
