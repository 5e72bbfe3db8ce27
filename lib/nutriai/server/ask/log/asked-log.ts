import type { InsightsInput, MealKind } from '../../../engine/insights/log';

/** A meal that is planned. */
export interface PlannedWords {
  date: string;
  kind: string;
  title: string;
  /** Address of the recipe's page; null where nothing fits. */
  slug: string | null;
  portion: string;
  /** Unsafe as the profile or the log stands now. */
  isUnsafe: boolean;
}

/** Drops or a medicine as logged. */
export interface GivenWords {
  name: string;
  /** ISO date and time. */
  at: string;
}

/** Who wrote a meal or a milk feed into the log. */
export interface WrittenBy {
  /** ISO date and time of the meal. */
  at: string;
  kind: MealKind;
  isMe: boolean;
  /** Null for somebody who has left, or gave no name. */
  writer: string | null;
}

/** What an answer may tell of a baby: the log, the measurements and the plans. */
export interface AskedLog {
  input: InsightsInput;
  /** Drops and medicines of the last month, the latest first. */
  given?: readonly GivenWords[];
  /** The latest meal first. */
  writtenBy?: readonly WrittenBy[];
  planned: readonly PlannedWords[];
}
