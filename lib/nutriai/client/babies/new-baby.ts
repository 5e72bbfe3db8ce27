import { babyConsentVersion } from '../../../contract/consent';
import type { BabyAnswer, NewBabyRequest } from '../../../contract/nutriai-babies';
import type { AllergenCode } from './baby-words';
import { daysAfter, isCalendarDate, monthsFrom } from '../plans/calendar';
import { dueDateOf } from './due-date';
import { isBeforeSolids } from './before-solids';
import { allergenCodes, dietWords } from '../../../contract/nutriai-words';

/** The questions, in their order. */
export const newBabySteps = ['name', 'birth', 'sex', 'feeding', 'diet', 'allergies', 'tried'] as const;
export type NewBabyStep = (typeof newBabySteps)[number];

/** What was answered so far; what was skipped is as it began. */
export interface NewBaby {
  /** The box is ticked that is asked for before the first baby. */
  hasConsent: boolean;
  name: string;
  /** As typed, `YYYY-MM-DD` or not yet a date. */
  birthDate: string;
  /** Born before 37 weeks, and how that is told. */
  early: 'no' | 'weeks' | 'due_date';
  weeks: number;
  days: number;
  dueDate: string;
  sex: BabyAnswer['sex'];
  feeding: BabyAnswer['feeding'];
  diet: BabyAnswer['diet'];
  allergies: AllergenCode[];
  otherAllergies: string;
  /** What the family does not eat, in words as the other allergies. */
  avoids: string;
  tried: AllergenCode[];
}

export const emptyBaby: NewBaby = {
  hasConsent: false,
  name: '',
  birthDate: '',
  early: 'no',
  weeks: 34,
  days: 0,
  dueDate: '',
  sex: 'unspecified',
  feeding: 'breast',
  diet: 'omnivore',
  allergies: [],
  otherAllergies: '',
  avoids: '',
  tried: [],
};

/** What is asked of this baby: what was eaten already only of one old enough to eat. */
export function stepsFor(baby: NewBaby, today: string): readonly NewBabyStep[] {
  return isTooYoung(baby, today) ? newBabySteps.filter((step) => step !== 'tried') : newBabySteps;
}

function isTooYoung(baby: NewBaby, today: string): boolean {
  if (!isCalendarDate(baby.birthDate)) return false;
  const dueDate = dueDateFor(baby);
  return isBeforeSolids({
    age_months: monthsFrom(baby.birthDate, today),
    corrected_age_months: dueDate === null ? null : monthsFrom(dueDate, today),
  });
}

function dueDateFor(baby: NewBaby): string | null {
  if (baby.early === 'weeks') return dueDateOf(baby.birthDate, baby);
  return baby.early === 'due_date' ? baby.dueDate : null;
}

/** Fields of the request, by which the API names what is wrong. */
export type BabyField = keyof NewBabyRequest;
export type BabyProblems = Partial<Record<BabyField, string>>;

const stepOfField: Partial<Record<string, NewBabyStep>> = {
  consent: 'name',
  name: 'name',
  birth_date: 'birth',
  due_date: 'birth',
  sex: 'sex',
  feeding: 'feeding',
  diet: 'diet',
  allergies: 'allergies',
  other_allergies: 'allergies',
  avoids: 'allergies',
  introduced_allergens: 'tried',
};

/** The first question whose answer the API refused; null where the refusal is about something else. */
export function firstRefusedStep(fields: readonly string[]): NewBabyStep | null {
  return newBabySteps.find((step) => fields.some((field) => stepOfField[field] === step)) ?? null;
}

/** What keeps a question from being left; the rest of the rules is the server's. */
export function problemsAt(
  step: NewBabyStep,
  baby: NewBaby,
  { today, needsConsent }: { today: string; needsConsent: boolean },
): BabyProblems {
  if (step === 'name') {
    return {
      ...(baby.name.trim() === '' ? { name: 'A name or a nickname is enough.' } : {}),
      ...(needsConsent && !baby.hasConsent
        ? { consent: 'We need your consent before we store anything about your child.' }
        : {}),
    };
  }
  if (step !== 'birth') return {};
  if (!isCalendarDate(baby.birthDate)) {
    return { birth_date: 'Enter the day, month and year of the birth.' };
  }
  // A day of grace: east of here it is tomorrow already.
  if (baby.birthDate > daysAfter(today, 1)) return { birth_date: 'The birth date cannot be in the future.' };
  if (monthsFrom(baby.birthDate, today) >= 60) {
    return { birth_date: 'NutriAI is for children under five years.' };
  }
  if (baby.early === 'due_date' && !isCalendarDate(baby.dueDate)) {
    return { due_date: 'Enter the due date, or choose “No”.' };
  }
  return {};
}

/** The answers as the API takes them. */
export function requestOf(baby: NewBaby, today: string): Partial<NewBabyRequest> {
  return {
    ...(baby.hasConsent ? { consent: babyConsentVersion } : {}),
    name: baby.name.trim(),
    birth_date: baby.birthDate,
    due_date: dueDateFor(baby),
    sex: baby.sex,
    feeding: baby.feeding,
    diet: baby.diet,
    allergies: baby.allergies,
    other_allergies: wordsIn(baby.otherAllergies),
    avoids: wordsIn(baby.avoids),
    introduced_allergens: isTooYoung(baby, today)
      ? []
      : baby.tried
          .filter((code) => !baby.allergies.includes(code))
          // Nobody remembers the day, and a date that was made up would be read as one that is known.
          .map((code) => ({ code, date: null, reaction: 'none' })),
  };
}

/** "kiwi, strawberry" as two words. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.split(/[,;\n]/).map((word) => word.trim()))].filter((word) => word !== '');
}

/** A draft out of storage: whatever is not as it should be is as it began. */
export function newBabyFrom(stored: unknown): NewBaby {
  const fields: Partial<Record<keyof NewBaby, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const text = (key: 'name' | 'birthDate' | 'dueDate' | 'otherAllergies' | 'avoids') => {
    const value = fields[key];
    return typeof value === 'string' ? value : emptyBaby[key];
  };
  const number = (key: 'weeks' | 'days') => {
    const value = fields[key];
    return typeof value === 'number' ? value : emptyBaby[key];
  };
  const list = (key: 'allergies' | 'tried'): string[] => {
    const value: unknown = fields[key];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  };
  const isAllergen = (code: string): code is AllergenCode => allergenCodes.some((known) => known === code);
  return {
    hasConsent: fields.hasConsent === true,
    name: text('name'),
    birthDate: text('birthDate'),
    early: oneOf(['no', 'weeks', 'due_date'], fields.early, emptyBaby.early),
    weeks: number('weeks'),
    days: number('days'),
    dueDate: text('dueDate'),
    sex: oneOf(['female', 'male', 'unspecified'], fields.sex, emptyBaby.sex),
    feeding: oneOf(['breast', 'formula', 'mixed', 'none'], fields.feeding, emptyBaby.feeding),
    diet: oneOf(dietWords, fields.diet, emptyBaby.diet),
    allergies: list('allergies').filter(isAllergen),
    otherAllergies: text('otherAllergies'),
    avoids: text('avoids'),
    tried: list('tried').filter(isAllergen),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}
