import type { DropAnswer, DropPatch } from '../../../contract/nutriai-drops';
import { type Weekday, weekdayWords } from '../../../contract/drop-words';

export type HowOften = 'daily' | 'weekdays' | 'needed';

/** What the form of drops holds, as it is typed. */
export interface DropFields extends Readonly<Record<string, string | readonly string[]>> {
  name: string;
  amount: string;
  howOften: HowOften;
  weekdays: readonly Weekday[];
  time: string;
  left: string;
}

/** Fills the form: daily where nothing is stored yet. */
export function fieldsOf(drop: DropAnswer | null): DropFields {
  const weekdays = drop?.weekdays ?? weekdayWords;
  const isDaily = weekdays.length === weekdayWords.length;
  return {
    name: drop?.name ?? '',
    amount: drop?.amount ?? '',
    howOften: isDaily ? 'daily' : weekdays.length === 0 ? 'needed' : 'weekdays',
    weekdays: isDaily ? [] : weekdays,
    time: drop?.time ?? '',
    left: drop?.doses_left == null ? '' : String(drop.doses_left),
  };
}

/** Turns what was typed into what is sent. What is no number is sent as it is, for the server to refuse. */
export function requestOf({ name, amount, howOften, weekdays, time, left }: DropFields): Required<DropPatch> {
  return {
    name,
    amount,
    weekdays: howOften === 'daily' ? [...weekdayWords] : howOften === 'needed' ? [] : [...weekdays],
    time: howOften === 'needed' || time === '' ? null : time,
    doses_left: left.trim() === '' ? null : Number(left),
  };
}
