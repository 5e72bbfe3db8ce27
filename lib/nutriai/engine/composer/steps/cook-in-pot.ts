import { type Dish, type Item } from '../dish';
import { pulseName } from './cook-apart';
import { listOf } from './words';

/** What goes in at the same time. */
interface Batch {
  items: Item[];
  minutes: number;
}

/** Minutes apart within which things go in together. */
const together = 4;

export interface PotSetting {
  /** Something is in the pan already. */
  isStarted: boolean;
  /** In water to cover, not a little. */
  isDeep: boolean;
  /** Drained at the end. */
  drain: boolean;
}

/**
 * Sentences for what is cooked in one pan, the slowest first, each later lot added when it has its own
 * minutes left.
 */
export function cookInPot(
  items: readonly Item[],
  dish: Dish,
  { isStarted, isDeep, drain }: PotSetting,
): string[] {
  const poured = items.filter(({ kitchen }) => kitchen.way === 'pour');
  const batches = batchesOf(items.filter(({ kitchen }) => kitchen.way !== 'pour'));
  const sentences = batches.map((batch, place) => {
    const next = batches[place + 1];
    const minutes = batch.minutes - (next?.minutes ?? 0);
    const isLast = next === undefined && poured.length === 0;
    const end = `${isLast ? doneWords(items) : ''}${isLast && drain ? ', then drain' : ''}.`;
    const names = `the ${listOf(batch.items.map(potName))}`;
    if (place > 0) {
      const goesOn = isSteamed(items, dish) && !isStarted ? 'steam' : 'simmer';
      return `Add ${names} and ${goesOn} for ${minutes} minutes more${end}`;
    }
    if (onlyWarmed(batch.items))
      return (
        `${isStarted ? 'Add' : 'Warm'} ` +
        `${names}${isStarted ? ' and a splash of water and warm through' : ' in a little water'} for ` +
        `${minutes} minutes${end}`
      );
    if (batch.items.every(({ kitchen }) => kitchen.way === 'sauce') && !isStarted)
      return `Simmer ${names} in its own juice for ${minutes} minutes${isLast ? ', until thick' : ''}.`;
    const isCovered = isDeep || items.some(({ kitchen }) => kitchen.way === 'dry_pulse');
    if (isStarted)
      return isCovered
        ? `Add ${names}, cover with water and simmer for ${minutes} minutes${end}`
        : `Add ${names} and a cup of water and simmer with a lid on for ${minutes} minutes${end}`;
    const verb = dish.variant % 3 === 0 ? 'Simmer' : 'Boil';
    if (isSteamed(items, dish)) return `Steam ${names} for ${minutes} minutes${end}`;
    return isCovered
      ? `${verb} ${names} in water to cover for ${minutes} minutes${end}`
      : `Simmer ${names} in a little water with a lid on for ${minutes} minutes${end}`;
  });
  if (poured.length > 0)
    sentences.push(
      `Pour in the ${listOf(poured.map(({ kitchen }) => kitchen.name))} and simmer for 3 minutes ` +
        `more${doneWords(items)}.`,
    );
  return sentences;
}

/** Dry pulses and sauces need the water. */
export function isSteamed(items: readonly Item[], { isSteamed: isAsked = false }: Dish): boolean {
  return isAsked && !items.some(({ kitchen }) => ['dry_pulse', 'sauce', 'pour'].includes(kitchen.way));
}

/** Minutes that the pan is on. */
export function potMinutes(items: readonly Item[]): number {
  const [longest] = batchesOf(items.filter(({ kitchen }) => kitchen.way !== 'pour'));
  const poured = items.some(({ kitchen }) => kitchen.way === 'pour') ? 3 : 0;
  return (longest?.minutes ?? 0) + poured;
}

function batchesOf(items: readonly Item[]): Batch[] {
  const slowest = [...items].sort((a, b) => b.kitchen.minutes - a.kitchen.minutes);
  const batches: Batch[] = [];
  for (const item of slowest) {
    const last = batches[batches.length - 1];
    if (last && last.minutes - item.kitchen.minutes <= together) last.items.push(item);
    else batches.push({ items: [item], minutes: item.kitchen.minutes });
  }
  return batches;
}

function potName({ kitchen }: Item): string {
  if (kitchen.way === 'dry_pulse') return `dry ${kitchen.name}`;
  return kitchen.way === 'cooked_pulse' ? pulseName(kitchen) : kitchen.name;
}

function onlyWarmed(items: readonly Item[]): boolean {
  return items.every(({ kitchen }) => ['cooked_pulse', 'tofu', 'puree'].includes(kitchen.way));
}

function doneWords(items: readonly Item[]): string {
  if (onlyWarmed(items)) return ', until hot all through';
  const pulse = items.find(({ kitchen }) => kitchen.way === 'dry_pulse');
  if (pulse) return `, until the ${pulse.kitchen.name} fall apart`;
  return items.length > 1 ? ', until everything is very soft' : ', until very soft';
}
