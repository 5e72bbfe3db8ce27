import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { recipeTitleAtMost } from '../../../contract/nutriai-recipes';
import { fieldErrors } from '../../../platform/http/api-error';
import { keyedNames } from '../../../platform/http/keyed-name';
import { getSettings } from '../../../platform/settings/settings';
import { storedRecipe } from './stored-recipe';

const draft = z.object({ title: z.string().max(recipeTitleAtMost), stored: storedRecipe });
export type RecipeDraft = z.output<typeof draft>;

/**
 * A generated recipe as a text that its member may hand in again to keep it. It is signed: what our engines
 * wrote and the gate has passed comes back as it was, and nothing else can be said to be theirs.
 */
export function sealDraft(recipe: RecipeDraft, memberId: string): string {
  const text = Buffer.from(JSON.stringify(recipe)).toString('base64url');
  return `${text}.${signatures(text, memberId)[0]}`;
}

/** @throws ApiError 400 for what is no draft of this member's */
export function openDraft(sealed: string, memberId: string): RecipeDraft {
  const [text = '', signed = ''] = sealed.split('.');
  if (!signatures(text, memberId).some((expected) => isEqual(signed, expected))) throw noDraft();
  const read = draft.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  // Signed by an older version of the software.
  if (!read.success) throw noDraft();
  return read.data;
}

function signatures(text: string, memberId: string): [string, ...string[]] {
  return keyedNames(getSettings().TOKEN_SECRETS, 'recipe-draft', [memberId, text]);
}

function isEqual(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function noDraft() {
  return fieldErrors({ draft: ['This recipe can no longer be saved. Please create it again.'] });
}
