import type { Locale } from '../../engine/child';
import type { EmergencyCard, emergencyCard } from '../../engine/red-flags/emergency-card';
import type { RedFlagCard } from '../../engine/knowledge/schemas/red-flags';

type Detector = (question: string, ageMonths: number, locale: Locale | undefined) => EmergencyCard | null;

let detect: typeof emergencyCard | null = null;
let loading: Promise<void> | null = null;
let cards: readonly RedFlagCard[] = [];
let loadingCards: Promise<void> | null = null;

/**
 * Fetches the detector of emergencies, whose words are two thirds of all that the questions' screen loads.
 * Without a network it is not to be had now: the server reads each question too, and the next call tries
 * again.
 */
export function loadDetector(): Promise<void> {
  loading ??= import('../../engine/red-flags/emergency-card').then(
    (module) => {
      detect = module.emergencyCard;
      if (!navigator.language.startsWith('en')) void loadCards();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Fetches what the cards say in other languages; until then their steps are in English. */
export function loadCards(): Promise<void> {
  loadingCards ??= import('../../engine/red-flags/red-flag-cards').then(
    (module) => {
      cards = module.redFlagCards;
    },
    () => {
      loadingCards = null;
    },
  );
  return loadingCards;
}

/** The detector, once it is there. */
export function loadedDetector(): Detector | null {
  const found = detect;
  if (found === null) return null;
  return (question, ageMonths, locale) => found(question, ageMonths, { locale, cards });
}
