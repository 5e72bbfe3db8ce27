import type { MealItemRequest, MealRequest } from '../../../../contract/nutriai-meals';
import { hourIn } from '../../log/calendar-days';
import type { RowReading } from './import-row';
import { leftOut, problem } from './raw-row';

const textAtMost = 300;
const itemsAtMost = 30;
const bottleMlAtMost = 1_000;
/** A feed of more than this was a timer that nobody stopped. */
const minutesAtMost = 180;

export type MilkFood = 'breast-milk' | 'infant-formula' | 'whole-milk';

/** What a meal at this time of the day is likely called; the log of the screens goes by the same hours. */
export function mealKindAt(atMs: number, timeZone: string): MealRequest['kind'] {
  const hour = hourIn(timeZone, atMs);
  if (hour >= 5 && hour < 10.5) return 'breakfast';
  if (hour >= 11 && hour < 14.5) return 'lunch';
  return hour >= 16.5 && hour < 20 ? 'dinner' : 'snack';
}

function milk(atMs: number, item: MealItemRequest, remark?: string): RowReading {
  const entry = { kind: 'meal' as const, atMs, meal: 'milk' as const, items: [item] };
  return { state: 'entry', entry, ...(remark !== undefined && { remark }) };
}

/** A feed at the breast: minutes are words, for nobody can measure what was drunk. */
export function breastfeed(
  atMs: number,
  { minutes, side }: { minutes: number | null; side: 'left' | 'right' | 'both' | null },
): RowReading {
  const rounded = minutes === null ? 0 : Math.round(minutes);
  const isKnown = rounded > 0 && rounded <= minutesAtMost;
  const length = isKnown ? ` for ${rounded} ${rounded === 1 ? 'minute' : 'minutes'}` : '';
  const sides = { left: ', left side', right: ', right side', both: ', both sides' };
  const text = `Breastfed${length}${side === null ? '' : sides[side]}`;
  const remark =
    rounded > minutesAtMost ? `${rounded} minutes are left out. Was the timer left running?` : undefined;
  return milk(atMs, { text }, remark);
}

/** A bottle; without an amount the milk is estimated, as in the log. */
export function bottle(
  atMs: number,
  { food, ml, remark }: { food: MilkFood; ml: number | null; remark?: string | undefined },
): RowReading {
  if (ml === null) return milk(atMs, { food }, remark ?? 'No amount given: the milk is estimated.');
  const amount = Math.round(ml);
  if (amount === 0) return leftOut('Nothing was drunk.');
  if (!(amount > 0 && amount <= bottleMlAtMost))
    return problem(`A bottle of ${amount} ml is not possible. Check the unit.`);
  return milk(atMs, { food, amount, unit: 'ml' }, remark);
}

/** A meal in words, which the same reader takes that the log has. */
export function solids(
  atMs: number,
  {
    text,
    timeZone,
    meal,
    remark,
  }: { text: string; timeZone: string; meal?: MealRequest['kind']; remark?: string },
): RowReading {
  const items = foodItems(text);
  if (items.length === 0) return problem('The row names no food.');
  if (items.length > itemsAtMost) return problem(`A meal may have ${itemsAtMost} lines.`);
  const entry = { kind: 'meal' as const, atMs, meal: meal ?? mealKindAt(atMs, timeZone), items };
  return { state: 'entry', entry, ...(remark !== undefined && { remark }) };
}

/** A drink of water. */
export function water(atMs: number, ml: number | null): RowReading {
  if (ml === null) return problem('Water needs an amount.');
  const amountMl = Math.round(ml);
  if (!(amountMl >= 1 && amountMl <= bottleMlAtMost))
    return problem(`${amountMl} ml of water is not possible. Check the unit.`);
  return { state: 'entry', entry: { kind: 'water', atMs, amountMl, source: '' } };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

/** Notes of some apps are HTML: its text, with what a script or a style holds left out. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<(script|style)\b[^>]{0,500}>[^<]*<\/\1>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}

/** A dash or a comma alone, with which people fill a cell, names no food. */
const saysSomething = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Lines of a text as items; one that is too long is parted at a comma or a space. */
function foodItems(text: string): MealItemRequest[] {
  return withoutMarkup(text)
    .split(/[\n\r\t]+/)
    .map((line) => line.normalize('NFC').trim())
    .filter((line) => saysSomething.test(line))
    .flatMap(partsOf)
    .map((part) => ({ text: part }));
}

/** So many characters at most, without the first half of one that has two. */
function lengthOfWhole(text: string, most: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

function partsOf(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > textAtMost) {
    const head = rest.slice(0, lengthOfWhole(rest, textAtMost));
    const at = Math.max(head.lastIndexOf(','), head.lastIndexOf(';'));
    const end = at > 0 ? at : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : head.length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).replace(/^[,;\s]+/, '');
  }
  return rest === '' ? parts : [...parts, rest];
}
