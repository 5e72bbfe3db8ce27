import { type SourceId } from '../../sources';

/**
 * `urgent`: an ambulance, or a doctor today. `see_someone`: a doctor's or health visitor's look. `watch`: to
 * change or keep an eye on. `tip`: good to know.
 */
export const alertSeverities = ['urgent', 'see_someone', 'watch', 'tip'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** Something to tell the parent. It informs and does not diagnose. */
export interface Alert {
  /** Stable; what it is about stands behind a colon: "gate:honey". */
  id: string;
  severity: AlertSeverity;
  title: string;
  advice: string;
  source: SourceId;
  /** Show the box with the emergency numbers, before all else. */
  emergency?: true;
}

const rank = ({ severity, emergency }: Alert) => (emergency ? -1 : alertSeverities.indexOf(severity));

/**
 * Red flags first: emergencies, then the urgent, then what should be seen; those alike keep their order, and
 * an id stands once, as the gravest that it came as.
 */
export function sortAlerts(alerts: readonly Alert[]): Alert[] {
  const once = new Map<string, Alert>();
  for (const alert of alerts.toSorted((a, b) => rank(a) - rank(b)))
    if (!once.has(alert.id)) once.set(alert.id, alert);
  return [...once.values()];
}
