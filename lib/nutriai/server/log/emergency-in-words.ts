import { emergencyAlerts } from '../../engine/insights/alerts/emergency-alerts';

/**
 * What to do straight away where words of a log tell of an emergency, whichever field they were typed into; empty
 * where they do not, as nearly always.
 */
export function emergencyInWords(...typed: readonly string[]): { emergency_text?: string } {
  const words = typed.filter((each) => each !== '').join('. ');
  if (words === '') return {};
  const [alert] = emergencyAlerts('', words);
  return alert ? { emergency_text: `${alert.title}. ${alert.advice}` } : {};
}
