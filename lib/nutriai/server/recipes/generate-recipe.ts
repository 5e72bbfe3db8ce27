import { randomInt } from 'node:crypto';
import type { GeneratedRecipe, GenerateRequest } from '../../../contract/nutriai-recipe-writer';
import { runInEngine } from '../engine-thread/run-in-engine';
import { ApiError, fieldErrors } from '../../../platform/http/api-error';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import type { Composed, ComposeRequest, Refused } from '../../engine/composer/compose-request';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { sources } from '../../engine/sources';
import { safetyAnswerOf } from '../public/recipe-answer';
import type { ModelSettings } from '../../model/model-settings';
import { type Progress, writeRecipe } from './write-recipe';
import { rowsOutside } from '../babies/babies';
import { findBaby } from '../babies/baby-rows';
import { addOwnRecipe } from './own-recipes';
import { ownAnswerOf, ownContents } from './recipe-answers';
import type { OwnContents } from './recipe-contents';
import { generatedInEnglish } from './recipe-in-english';
import { openDraft, sealDraft } from './recipe-draft';
import { childOfBaby } from './recipe-for-baby';
import { storedOfComposed } from './store-recipe';
import { ownRecipe, type StoredRecipe } from './stored-recipe';

interface Writing {
  model: ModelSettings | null;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** A recipe that was just written, by whom, and what it holds and comes to. */
export interface Written {
  composed: Composed;
  engine: 'model' | 'composer';
  stored: StoredRecipe;
  contents: OwnContents;
}

/**
 * Writes a recipe for a baby or an age: by the model where there is one, else by the composer.
 * @throws ApiError 400 for a baby that is not the caller's, and where no recipe can be given; the signal's
 *   reason when the reader has gone
 */
export async function generateRecipe(
  context: ServiceContext,
  { memberId }: Caller,
  { request, model, signal, onProgress }: Writing & { request: GenerateRequest },
): Promise<Written> {
  const asked = composeRequestOf(request, await childOf(context, memberId, request));
  if (model) {
    const written = await writeRecipe(asked, { settings: model, signal, onProgress });
    if (written.kind === 'refused') throw refusalError(written);
    return withContents({ composed: written, engine: written.engine }, signal);
  }
  onProgress({ stage: 'drafting', attempt: 1 });
  const composed = await runInEngine('compose', asked, { signal });
  if (composed.kind === 'refused') throw refusalError(composed);
  onProgress({ stage: 'checking', attempt: 1 });
  return withContents({ composed, engine: 'composer' }, signal);
}

async function withContents(
  { composed, engine }: Pick<Written, 'composed' | 'engine'>,
  signal: AbortSignal,
): Promise<Written> {
  const stored = storedOfComposed(composed, engine);
  const contents = await ownContents(ownRecipe('draft', composed.recipe.title, stored), signal);
  return { composed, engine, stored, contents };
}

/** The recipe as an answer, kept among the member's own where that was asked. */
export async function finishGenerated(
  context: ServiceContext,
  {
    transaction,
    caller,
    written: { composed, engine, stored, contents },
    request: { save: isSaved },
  }: MemberWrite & { written: Written; request: GenerateRequest },
): Promise<GeneratedRecipe> {
  const { title } = composed.recipe;
  const extra = {
    engine,
    // For the very child, which the recipe's own verdict is not.
    safety: safetyAnswerOf(toSafetyCheckJson(composed.verdict)),
    left_out: composed.leftOut.map(({ asked, why, instead }) => ({ asked, why, instead })),
    understood: composed.understood.map(({ kind, means, met, why }) => ({ kind, means, met, why })),
    notes: [...composed.notes],
  };
  if (isSaved) {
    const row = await addOwnRecipe(context, { transaction, caller, recipe: { title, source: 'ai', stored } });
    const answer = { ...ownAnswerOf(row, contents, false), ...extra, saved: true, draft: null };
    return generatedInEnglish(answer, caller);
  }
  const answer = {
    id: null,
    slug: null,
    url: null,
    ...contents,
    source: 'ai' as const,
    is_favorite: false,
    created_at: null,
    updated_at: null,
    ...extra,
    saved: false,
    draft: sealDraft({ title, stored }, caller.memberId),
  };
  return generatedInEnglish(answer, caller);
}

/**
 * Reckons what a generated recipe holds, ahead of the transaction that stores it.
 * @throws ApiError 400 for what is no draft of this member's
 */
export async function draftContents(
  sealed: string,
  { memberId }: Caller,
  signal: AbortSignal,
): Promise<OwnContents> {
  const { title, stored } = openDraft(sealed, memberId);
  return ownContents(ownRecipe('draft', title, stored), signal);
}

/**
 * Keeps a generated recipe.
 * @throws ApiError 400 for what is no draft of this member's, or one recipe too many
 */
export async function saveDraft(
  context: ServiceContext,
  { transaction, caller, sealed }: MemberWrite & { sealed: string },
) {
  const { title, stored } = openDraft(sealed, caller.memberId);
  return addOwnRecipe(context, { transaction, caller, recipe: { title, source: 'ai', stored } });
}

async function childOf(
  context: ServiceContext,
  memberId: string,
  { baby: id, age_months: ageMonths }: GenerateRequest,
): Promise<Child> {
  if (id == null) return { ageMonths: ageMonths ?? 0 };
  const rows = rowsOutside(context);
  const baby = await findBaby(rows, memberId, id);
  if (!baby) throw fieldErrors({ baby: [`Invalid pk "${id}" - object does not exist.`] });
  return childOfBaby(rows, { memberId, baby, nowMs: context.nowMs() });
}

function composeRequestOf(request: GenerateRequest, child: Child): ComposeRequest {
  return {
    ...child,
    allergies: [...new Set([...(child.allergies ?? []), ...request.allergies])],
    ...(request.diet != null && { diet: request.diet }),
    meal: request.meal,
    ingredients: request.ingredients,
    // What a child does not like is left out as what the parent names is.
    exclude: [...request.exclude, ...(child.dislikes ?? [])],
    ...(request.max_minutes != null && { minutes: request.max_minutes }),
    ...(request.texture != null && { texture: request.texture }),
    ...(request.wish !== '' && { wish: request.wish }),
    seed: request.seed ?? randomInt(2_147_483_647),
  };
}

/** Why there is no recipe, with a word for the page: an emergency is shown before everything else. */
function refusalError({ reason, message, instead, sources: ids }: Refused): ApiError {
  return new ApiError('invalid', {
    non_field_errors: [`${message} ${instead}`],
    refused: { reason, message, instead, sources: ids.map((id) => sources[id]) },
  });
}
