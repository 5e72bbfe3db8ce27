import { knowledge } from '../knowledge/knowledge';
import { editDistance, letterSet, mayBeWithin } from '../foods/edit-distance';
import { sameButDoubled } from './misspelling';
import { isNameWord } from './known-word';
import { isQuality, kitchenActions } from './ordinary-words';
import { phraseBook } from './preparations-in';

/** Shortest words that may be taken for another one edit away, and two edits away. */
const oneEditFrom = 5;
const twoEditsFrom = 7;
/** … and in the other languages that are read, whose short words are near to each other's. */
const otherLanguagesFrom = 7;
const otherFormsFrom = 8;
const otherLanguages = ['de', 'fr', 'es', 'it', 'pt'] as const;
/** Two edits away lies many a word; what was done to food is long enough to be known by the rest. */
const participle = /ed$/;

interface Form {
  word: string;
  letters: number;
}

type FormsByLength = ReadonlyMap<number, readonly Form[]>;

let formsByLength: FormsByLength | undefined;
let doneFormsByLength: FormsByLength | undefined;
let otherFormsByLength: FormsByLength | undefined;

/**
 * The word for a form or a way of cooking that a misspelt word most likely is ("steemed", "mashd",
 * "quaterd"); null where none is near, or several are. It never turns one food into another: of a word that
 * may be a food (`isNearFood`) only one in “-ed” is taken for what was done ("coked").
 */
export function misspeltForm(word: string, isNearFood = false): string | null {
  if (word.length < oneEditFrom || !/^[a-z]+$/.test(word)) return null;
  const done = (form: string) => participle.test(form);
  const near = formsWithin(word, 1);
  if (isNearFood) return participle.test(word) ? onlyOne(near.filter(done), word) : null;
  return (
    onlyOne(near, word) ??
    (word.length < twoEditsFrom ? null : onlyOne(formsWithin(word, 2).filter(done), word)) ??
    (word.endsWith('d') ? onlyOne(formsWithin(word, 1, doneForms()), word) : null) ??
    (word.length < otherLanguagesFrom ? null : onlyOne(formsWithin(word, 1, otherForms()), word))
  );
}

function onlyOne(found: readonly string[], written: string): string | null {
  const [first, ...others] = found;
  if (others.length === 0) return first ?? null;
  const doubled = found.find((word) => sameButDoubled(word, written));
  if (doubled !== undefined) return doubled;
  const alike = found.filter((word) => word.at(-1) === written.at(-1));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Forms that begin alike and lie within so many edits; two letters that changed places are one. */
function formsWithin(word: string, most: number, among = forms()): string[] {
  const letters = letterSet(word);
  const near: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const form of among.get(length) ?? []) {
      if (form.word[0] !== word[0] || !mayBeWithin(letters, form.letters, most)) continue;
      if (editDistance(word, form.word, most) !== null) near.push(form.word);
    }
  }
  return near;
}

function forms(): FormsByLength {
  formsByLength ??= byLength(englishForms());
  return formsByLength;
}

/** What else is done in a kitchen: "rinsed". */
function doneForms(): FormsByLength {
  doneFormsByLength ??= byLength(
    kitchenActions()
      .map(participleOf)
      .map((word) => ({ word, letters: letterSet(word) })),
  );
  return doneFormsByLength;
}

/** Long words of the other languages that say what was done, and name no food: "zerdruckt", "desmigada". */
function otherForms(): FormsByLength {
  otherFormsByLength ??= byLength(
    [
      ...new Set([
        ...phraseBook().words,
        ...otherLanguages.flatMap((language) => knowledge.plainWords[language] ?? []),
      ]),
    ]
      .filter((word) => word.length >= otherFormsFrom && /^[a-z]+$/.test(word) && !isNameWord(word))
      .map((word) => ({ word, letters: letterSet(word) })),
  );
  return otherFormsByLength;
}

function byLength(all: readonly Form[]): FormsByLength {
  const found = new Map<number, Form[]>();
  for (const form of all) {
    const alike = found.get(form.word.length);
    if (alike) alike.push(form);
    else found.set(form.word.length, [form]);
  }
  return found;
}

/** Words of phrases about preparation that are English, none of them so short that another word is as near. */
function englishForms(): Form[] {
  return [...phraseBook().words]
    .filter((word) => word.length >= oneEditFrom && /^[a-z]+$/.test(word) && isEnglishForm(word))
    .map((word) => ({ word, letters: letterSet(word) }));
}

function isEnglishForm(word: string): boolean {
  return isQuality(word) || /(?:ed|ly|less)$/.test(word);
}

function participleOf(action: string): string {
  return action.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i') + 'ed';
}
