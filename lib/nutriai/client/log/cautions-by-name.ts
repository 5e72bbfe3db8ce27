import type { FoodCautionsAnswer, MealCaution } from '../../../contract/nutriai-meal-check';
import type { MealRequest } from '../../../contract/nutriai-meals';

export type CachedCautions = Pick<FoodCautionsAnswer, 'cautions' | 'foods' | 'harmless'>;

/** Letters and figures between single spaces, with a space at each end, so that whole words are found. */
function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** A name and its plural. */
const formsOf = (name: string) => {
  const word = plain(name).slice(0, -1);
  return [`${word} `, `${word}s `, `${word}es `, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies `] : [])];
};

/**
 * Returns what a phone can say of a meal without a network: foods that it knows by their ids and their names.
 * It reads no forms and no dishes, which the server does when the meal arrives.
 */
export function cautionsByName(
  items: MealRequest['items'],
  { cautions, foods, harmless }: CachedCautions,
): MealCaution[] {
  const ids = new Set(items.flatMap(({ food }) => food ?? []));
  const texts = items.flatMap(({ text }) => (text === undefined ? [] : withoutNames(plain(text), harmless)));
  return foods.flatMap(({ id, names, caution: index }) => {
    const caution = cautions[index];
    const isNamed = ids.has(id) || names.some((name) => texts.some((text) => holds(text, name)));
    return caution && isNamed ? [{ ...caution, rule: 'by-name', food_name: capital(names[0] ?? id) }] : [];
  });
}

const holds = (text: string, name: string) => formsOf(name).some((form) => text.includes(form));

/** "Coconut milk" is taken out before "milk" is looked for. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (left, name) => formsOf(name).reduce((rest, form) => rest.replaceAll(form, ' | '), left),
    text,
  );
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
