import type { AppointmentRequest } from '../../../contract/nutriai-calendar';
import type { BabyRequest } from '../../../contract/nutriai-babies';
import type { DropRequest } from '../../../contract/nutriai-drops';
import type { MealItem, MealRequest } from '../../../contract/nutriai-meals';
import type { PlannedMeals } from '../../../contract/nutriai-plans';
import type { StoredRequest } from '../plans/plan-rows';
import type { StoredRecipe } from '../recipes/stored-recipe';
import type { PortionEntry } from './read-portion';

export interface Times {
  createdAtMs: number;
  updatedAtMs: number;
}

/** `ref` is the id in the file, where it has one. */
export interface DropEntry extends Pick<DropRequest, 'name' | 'amount' | 'weekdays' | 'time' | 'doses_left'> {
  ref: string | undefined;
}

/** `ref` is the id of the drops in the file; null where they were no longer on the list. */
export interface GivenDropEntry extends Pick<DropRequest, 'name' | 'amount'> {
  ref: string | null | undefined;
  tookDose: boolean;
}

/** An entry of an account's export, checked; ids are those of the file. */
export type AccountEntry =
  | {
      kind: 'recipe';
      ref: string;
      title: string;
      source: 'member' | 'ai';
      stored: StoredRecipe;
      times: Times;
    }
  | { kind: 'favourite'; recipe: string; createdAtMs: number }
  | { kind: 'baby'; ref: string; request: BabyRequest }
  | {
      kind: 'meal';
      baby: string;
      atMs: number;
      meal: MealRequest['kind'];
      items: MealItem[];
      share: number;
      reaction: MealRequest['reaction'];
      /** Id in the file of the portions that it was one of. */
      portion: string | undefined;
      times: Times;
    }
  | { kind: 'water'; baby: string; atMs: number; amountMl: number; source: string; times: Times }
  | { kind: 'portion'; baby: string; portion: PortionEntry; times: Times }
  | { kind: 'drop'; baby: string; drop: DropEntry; times: Times }
  | { kind: 'given_drop'; baby: string; atMs: number; given: GivenDropEntry; times: Times }
  | { kind: 'appointment'; baby: string; appointment: Omit<AppointmentRequest, 'baby'>; times: Times }
  | {
      kind: 'plan';
      baby: string;
      startDate: string;
      request: StoredRequest;
      plan: PlannedMeals;
      checked: string[];
      times: Times;
    };

export type AccountRow = { file: string; row: number; key: string } & (
  | { state: 'entry'; entry: AccountEntry }
  | { state: 'problem'; problem: string }
  | { state: 'left_out'; reason: string }
);
/** What became of one entry of the file. */
export type Reading = { entry: AccountEntry } | { problem: string };
