import { reactionAlerts } from '../../engine/insights/alerts/reaction-alerts';
import { inAmericanEnglish } from '../../engine/text/american-english';
import { sources } from '../../engine/sources';

export interface EmergencyWords {
  title: string;
  advice: string;
  /** The same in American English; what is answered to one member is in theirs already. */
  americanAdvice?: string;
  source: { org: string; title: string; url: string };
}

/** What the engine says to a severe reaction, to be there before anything is sent, and without a network. */
export function emergencyWords(): EmergencyWords {
  const [alert] = reactionAlerts(
    [
      {
        date: '',
        at: '',
        kind: 'lunch',
        share: 1,
        foods: [],
        allergens: [],
        notCounted: [],
        reaction: { severity: 'severe', signs: [] },
        isSolid: true,
        names: [],
        texts: [],
        usualPortions: [],
      },
    ],
    0,
  );
  if (!alert) throw new Error('The engine has no words for a severe reaction.');
  const { org, title, url } = sources[alert.source];
  const americanAdvice = inAmericanEnglish(alert.advice);
  return { title: alert.title, advice: alert.advice, americanAdvice, source: { org, title, url } };
}
