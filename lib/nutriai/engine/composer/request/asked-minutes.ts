import { numberOf, numberPattern } from '../../statements/numbers';

/** Minutes that "quick" stands for. */
const quickMinutes = 30;

const minutes = new RegExp(`\\b(${numberPattern}) ?-? ?(?:min|mins|minute|minutes|minuten|minutos)\\b`);
const hours = new RegExp(`\\b(${numberPattern}) ?-? ?(?:hr|hrs|hour|hours)\\b`);
const explicitAge = /\b\d{1,2} ?-? ?(?:months?|mnths?|mths?|mos?|yo|years?|yrs?)\b/;

/** Returns the most minutes that a request allows; null where it names none. */
export function askedMinutes(plain: string): number | null {
  if (/\bquarter (of an|hour)\b|\bquarter hour\b/.test(plain)) return 15;
  if (/\bhalf (an|hour)\b/.test(plain)) return 30;
  const [, count] = minutes.exec(plain) ?? [];
  if (count !== undefined) return numberOf(count);
  const [, hour] = hours.exec(plain) ?? [];
  if (hour !== undefined) return numberOf(hour) * 60;
  const [, short] = (explicitAge.test(plain) && /\b(\d{1,3}) ?m\b/.exec(plain)) || [];
  if (short !== undefined) return Number(short);
  return /\b(quick|quickly|fast|in a hurry|speedy)\b/.test(plain) ? quickMinutes : null;
}
