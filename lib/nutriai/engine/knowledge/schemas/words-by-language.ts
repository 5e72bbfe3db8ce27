import * as z from 'zod';
import { textSchema } from './vocabulary';

/** Every language in which the engine knows words, with grammar or without. */
export const wordLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'pl',
  'nl',
  'hi',
  'tr',
  'ar',
  'ur',
] as const;

/** Language → words parted by spaces. */
export const wordsByLanguageSchema = z.partialRecord(z.enum(wordLanguages), textSchema);

export type WordsByLanguage = z.infer<typeof wordsByLanguageSchema>;
