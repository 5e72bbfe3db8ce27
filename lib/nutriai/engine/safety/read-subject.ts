import { type Locale } from '../child';
import { withMilkNamed } from '../text/plain-feed';
import { parseIngredients } from '../text/parse-ingredients';
import { type Item } from './item';
import { itemOfMention } from './item-of-mention';
import { readRecipe } from './read-recipe';
import { type Subject } from './subject';
import { titledList } from './titled-list';
import { type GuessedWords } from '../text/parsed-ingredient';
import { type UnknownWords } from './verdict';

/** A subject as items, and what of it could not be read. */
export interface ReadSubject {
  items: readonly Item[];
  unknown: readonly UnknownWords[];
  /** Names that were read out of misspelt words. */
  guesses: readonly GuessedWords[];
  /** Part of a text was too long to read. */
  truncated: boolean;
  /** All free text, for rules that go by phrases. */
  text: string;
  /** How many servings the amounts make; null where that is not known. */
  servings: number | null;
}

/** Reads a subject. Never throws: words that are not understood come back as unknown. */
export function readSubject(subject: Subject, locale: Locale | undefined): ReadSubject {
  if ('recipe' in subject) return readRecipe(subject.recipe, locale);
  if ('ingredients' in subject) return readRecipe(subject, locale);
  const text = withMilkNamed(subject.text);
  const titled = titledList(text);
  if (titled) return readRecipe(titled, locale);
  const { ingredients, unknown, guesses, truncated } = parseIngredients(text, locale && { locale });
  return {
    items: ingredients.flatMap((mention) => itemOfMention(mention) ?? []),
    unknown: unknown.map(({ text: words, nearest }) => ({ text: words, nearest })),
    guesses,
    truncated,
    text,
    servings: null,
  };
}
