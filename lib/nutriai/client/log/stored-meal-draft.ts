import type { MealRequest } from '../../../contract/nutriai-meals';
import * as drafts from '../../../accounts/client/member-drafts';
import { type DraftItem, withNewKey } from './draft-item';
import type { MealDraft } from './meal-draft';
import { kindNames, type MealKind } from './meal-words';

interface Place {
  baby: string;
  date: string;
}

/** What was put together of a meal, and what stands in the search beside it. */
export interface TypedMeal {
  draft: MealDraft | null;
  text: string;
}

const nothing: TypedMeal = { draft: null, text: '' };

const nameOf = ({ baby, date }: Place) => `meal ${baby} ${date}`;

/** Returns what was typed of a meal and not logged, in this tab. */
export function readMealDraft(place: Place): TypedMeal {
  const stored = fieldsOf(drafts.readDraft(nameOf(place)));
  return {
    draft: draftIn(stored.draft),
    text: typeof stored.text === 'string' ? stored.text : '',
  };
}

/** Stores it for when the sheet is opened again. */
export function storeMealDraft(place: Place, typed: TypedMeal): void {
  if (typed.draft === null && typed.text === nothing.text) drafts.dropDraft(nameOf(place));
  else drafts.storeDraft(nameOf(place), typed);
}

/** Forgets it, once it is logged. */
export function dropMealDraft(place: Place): void {
  drafts.dropDraft(nameOf(place));
}

/** What was changed of an entry and not saved: of another entry, or of one that is not the same any more, nothing. */
export interface EntryEdits {
  draft: MealDraft;
  text: string;
  share: number;
  reaction: NonNullable<MealRequest['reaction']>;
}

const nameOfEntry = (id: string) => `entry ${id}`;

/**
 * Returns what was changed of an entry and not saved, in this tab. `of` is the entry as it stands: where somebody
 * else has changed it since, nothing is laid over that.
 */
export function readEntryDraft(id: string, of: string): EntryEdits | null {
  const stored = fieldsOf(drafts.readDraft(nameOfEntry(id)));
  const { text, share, reaction } = stored;
  const draft = draftIn(stored.draft);
  if (stored.of !== of || !draft || typeof text !== 'string' || typeof share !== 'number') return null;
  return isReaction(reaction) ? { draft, text, share, reaction } : null;
}

/** Stores it for when the entry is opened again. */
export function storeEntryDraft(id: string, of: string, edits: EntryEdits): void {
  drafts.storeDraft(nameOfEntry(id), { of, ...edits });
}

/** Forgets it, once it is saved or the entry is deleted. */
export function dropEntryDraft(id: string): void {
  drafts.dropDraft(nameOfEntry(id));
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function draftIn(stored: unknown): MealDraft | null {
  const { kind, time, items } = fieldsOf(stored);
  if (!isKind(kind) || typeof time !== 'string' || !Array.isArray(items)) return null;
  const read = items.filter(isItem);
  return read.length === items.length && read.length > 0 ? { kind, time, items: read.map(withNewKey) } : null;
}

const isReaction = (value: unknown): value is EntryEdits['reaction'] => {
  const { severity, signs, note } = fieldsOf(value);
  return typeof severity === 'string' && Array.isArray(signs) && typeof note === 'string';
};

const isKind = (value: unknown): value is MealKind =>
  typeof value === 'string' && Object.hasOwn(kindNames, value);

/** Of the same version of the site, since a tab's storage ends with it; what was put there otherwise is left. */
function isItem(value: unknown): value is DraftItem {
  const { what, name, amount, unit, units } = fieldsOf(value);
  const isNamed = [name, amount, unit].every((each) => typeof each === 'string');
  const { food, recipe, text } = fieldsOf(what);
  return isNamed && Array.isArray(units) && [food, recipe, text].some((each) => typeof each === 'string');
}
