import * as z from 'zod';
import { characterCount } from './character-count';

/**
 * Line breaks, tabs and the marks that turn the direction of text around: in a name or a subject they only
 * serve to deceive.
 */
const notForOneLine = /[\t\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

interface TextRules {
  max: number;
  min?: number;
  isBlankAllowed?: boolean;
  isMultiline?: boolean;
  /** A number is turned into its text, as Django does; not in a secret, of which `0123` and `123` would be the same. */
  isNumberTaken?: boolean;
}

/**
 * A text as Django REST framework's `CharField` reads it: numbers are turned into text, spaces around it are
 * taken off before anything is checked, so blanks only is blank. Beyond that it is put into Unicode's
 * composed form (NFC): the same word typed on two systems is the same text.
 */
export function textField(rules: TextRules) {
  const { max, min = 0, isBlankAllowed = false, isMultiline = false, isNumberTaken = true } = rules;
  const text = z
    .string()
    .overwrite((value) => value.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .min(isBlankAllowed ? 0 : 1, { abort: true })
    // PostgreSQL fails at one. Bodies that hold one are refused before; in a query it can stand.
    .refine((value) => !value.includes('\0'), { error: 'Null characters are not allowed.' })
    .refine((value) => isMultiline || !notForOneLine.test(value), {
      error: 'Line breaks and control characters are not allowed.',
    })
    .refine((value) => characterCount(value) <= max, {
      error: `Ensure this field has no more than ${max} characters.`,
    })
    .refine((value) => characterCount(value) >= min, {
      error: `Ensure this field has at least ${min} characters.`,
    })
    .meta({ maxLength: max, minLength: isBlankAllowed ? 0 : Math.max(1, min) });
  return z.preprocess(isNumberTaken ? numbersAsText : asGiven, text);
}

/**
 * RFC 5321 §4.5.3.1: a path has at most 256 octets, two of them brackets, and 64 before the @; a label of a
 * domain has 63 (RFC 1035 §2.3.4).
 */
const maxEmailLength = 254;
const maxLocalPartLength = 64;
const maxLabelLength = 63;

/**
 * Says whether a text is an email address that a mail server takes. Every door of the site asks this:
 * accounts, staff, the contact form.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxEmailLength || !z.regexes.email.test(text)) return false;
  const [localPart = '', domain = ''] = text.split('@');
  return (
    localPart.length <= maxLocalPartLength &&
    domain.split('.').every((label) => label.length <= maxLabelLength)
  );
}

/**
 * An email address in the form in which it is stored and compared: trimmed, NFC, lower case. Strictly the
 * part before the @ may differ by case; no mail provider of today makes use of that, and people do not know
 * which way they typed it.
 */
export function emailField() {
  const email = z
    .string()
    .overwrite((value) => value.normalize('NFC').trim().toLowerCase())
    .min(1, { abort: true })
    .refine((value) => value.length <= maxEmailLength, {
      error: `Ensure this field has no more than ${maxEmailLength} characters.`,
    })
    .refine((value) => value.length > maxEmailLength || isEmailAddress(value), {
      error: 'Enter a valid email address.',
    })
    .meta({ format: 'email', maxLength: maxEmailLength });
  return z.preprocess(numbersAsText, email);
}

/** One of a list of words; anything else is `"x" is not a valid choice.` */
export function choiceField<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z.enum(choices);
}

/** A moment, RFC 3339 in UTC. */
export const timestamp = z.iso.datetime();

function asGiven(value: unknown): unknown {
  return value;
}

function numbersAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
