import { type ComposeRequest } from '../../engine/composer/compose-request';
import { type Draft } from '../../model/draft';
import { type LoopbackModel, type Reply, says } from '../../model/loopback-model.test-helper';
import { type Limits } from '../../model/model-settings';
import { type WriteOptions, writeRecipe, type WrittenRecipe } from './write-recipe';

export const good: Draft = {
  title: 'Salmon, potato and pea mash',
  texture: 'mash',
  minutes: 25,
  ingredients: [
    { food: 'salmon', grams: 90, preparation: 'cooked through, skinned, boned and flaked' },
    { food: 'potato', grams: 220, preparation: 'cooked soft, mashed' },
    { food: 'peas', grams: 80, preparation: 'cooked soft, mashed' },
    { food: 'olive oil', grams: 14, preparation: '' },
    { food: 'dill', grams: 0.5, preparation: 'finely chopped' },
  ],
  steps: [
    'Boil the potato for 12 minutes, with the peas for the last 4, until very soft.',
    'Poach the salmon for 10 minutes, until opaque all through, then flake and remove every bone.',
    'Mash the potato and peas with the olive oil and dill, then fold in the salmon.',
    'Cool before serving.',
  ],
  fridge_days: 2,
  freezer_months: 2,
};

export const withHoney: Draft = {
  ...good,
  title: 'Salmon mash with honey',
  ingredients: [...good.ingredients, { food: 'honey', grams: 10, preparation: '' }],
  steps: [...good.steps, 'Stir in the honey.'],
};

export const request: ComposeRequest = {
  ageMonths: 8,
  meal: 'lunch',
  ingredients: ['salmon', 'peas'],
  seed: 3,
};

/** A completion that holds a draft, or any other object. */
export const draft = (value: unknown): Reply => says(JSON.stringify(value));

export const codesOf = ({ findings }: WrittenRecipe) => findings.map(({ code }) => code);
export const foodsOf = ({ recipe }: WrittenRecipe) => recipe.ingredients.map(({ food }) => food);

/** Writes a recipe with a server that answers so. */
export async function write(
  model: LoopbackModel,
  replies: readonly Reply[],
  options: Partial<Omit<WriteOptions, 'settings'>> & {
    request?: ComposeRequest;
    limits?: Partial<Limits>;
  } = {},
): Promise<WrittenRecipe> {
  model.willAnswer(...replies);
  const { request: asked = request, ...others } = options;
  const written = await writeRecipe(asked, {
    settings: { baseURL: model.baseURL, model: 'loopback', apiKey: 'secret' },
    ...others,
    // Long enough for a busy machine; a test of a limit sets its own.
    limits: { totalMs: 60_000, callMs: 20_000, retryMs: 20, ...others.limits },
  });
  if (written.kind !== 'recipe') throw new Error(`Refused: ${written.reason}.`);
  return written;
}
