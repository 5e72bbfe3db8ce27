import { boundedMemo } from '../../bounded-memo';
import { type EmergencySign, emergencySigns } from '../../safety/emergency-signs';
import { type Alert } from './alert';

const callNow =
  'If your child has such signs now, call 999, 112 or 911 at once. If they have passed, still tell your ' +
  'doctor today.';

/** The same few words come again and again, at each look at a list. */
const signsOfWords = boundedMemo<readonly EmergencySign[]>(5_000);

/** Signs that need an ambulance in what a parent wrote, and when that was; none in most words. */
export function emergencyAlerts(at: string, words: string): Alert[] {
  const signs = signsOfWords(words, () => emergencySigns(words));
  if (signs.length === 0) return [];
  return [
    {
      id: `emergency:${at}`,
      severity: 'urgent',
      title: `This can be an emergency: ${signs.map(({ sign }) => sign).join(', ')}`,
      advice: callNow,
      source: 'nhs-anaphylaxis',
      emergency: true,
    },
  ];
}
