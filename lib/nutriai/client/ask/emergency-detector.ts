import type { emergencyCard } from '../../engine/red-flags/emergency-card';

type Detector = typeof emergencyCard;

let detector: Detector | null = null;
let loading: Promise<void> | null = null;

/**
 * Fetches the detector of emergencies, whose words are two thirds of all that the questions' screen loads.
 * Without a network it is not to be had now: the server reads each question too, and the next call tries
 * again.
 */
export function loadDetector(): Promise<void> {
  loading ??= import('../../engine/red-flags/emergency-card').then(
    (module) => {
      detector = module.emergencyCard;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The detector, once it is there. */
export function loadedDetector(): Detector | null {
  return detector;
}
