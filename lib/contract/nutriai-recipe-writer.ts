import * as z from 'zod';
import { choiceField, textField } from './fields';
import { checkAgeAtMost } from './nutriai-public';
import { engineWord, memberRecipe } from './nutriai-recipes';
import { allergenCodes, dietWords, mealWords } from './nutriai-words';

/** POST /api/nutriai/recipes/generate */
const askedWords = z.array(textField({ max: 120 })).max(20);
export const generateRequest = z
  .object({
    baby: z.uuid().nullish(),
    age_months: z.int().min(0).max(checkAgeAtMost).nullish(),
    allergies: z.array(choiceField(allergenCodes)).max(allergenCodes.length).default([]).meta({
      description: 'In addition to the baby’s own.',
    }),
    diet: choiceField(dietWords).nullish().meta({ description: 'Defaults to the baby’s.' }),
    meal: choiceField(mealWords).default('lunch'),
    ingredients: askedWords.default([]).meta({ description: 'What to include.' }),
    exclude: askedWords.default([]).meta({ description: 'What to leave out.' }),
    max_minutes: z.int().min(1).max(600).nullish(),
    texture: textField({ max: 60 }).nullish(),
    wish: textField({ max: 300, isMultiline: true, isBlankAllowed: true }).default(''),
    seed: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .nullish()
      .meta({ description: 'A different number gives a different recipe.' }),
    save: z.boolean().default(false),
  })
  .refine(({ baby, age_months: age }) => baby != null || age != null, { error: 'Give baby or age_months.' });

/** POST /api/nutriai/recipes/drafts */
export const draftRequest = z.object({
  draft: z.string().min(1).max(60_000).meta({ description: 'The one that came with the generated recipe.' }),
});

const understoodKinds = [
  'allergy',
  'dislike',
  'diet',
  'equipment',
  'time',
  'age',
  'texture',
  'meal',
  'food',
  'dish',
  'wish',
  'words',
] as const;

export const generatedRecipe = memberRecipe.extend({
  id: z.string().nullable().meta({ description: 'Null until it is saved.' }),
  slug: z.string().nullable(),
  url: z.url().nullable(),
  engine: engineWord,
  left_out: z.array(z.object({ asked: z.string(), why: z.string(), instead: z.string() })),
  understood: z
    .array(
      z.object({
        kind: z.enum(understoodKinds),
        means: z.string().meta({ description: 'In words: “No milk”, “Ready in 10 minutes”.' }),
        met: z.boolean(),
        why: z
          .string()
          .nullable()
          .meta({ description: 'Why the recipe does not follow it, and what to do.' }),
      }),
    )
    .meta({ description: 'How the request was understood, and whether the recipe follows it.' }),
  notes: z.array(z.string()),
  saved: z.boolean(),
  draft: z.string().nullable().meta({
    description: 'Send it to POST /api/nutriai/recipes/drafts to save the recipe; null once saved.',
  }),
});

export type GenerateRequest = z.output<typeof generateRequest>;
export type GeneratedRecipe = z.output<typeof generatedRecipe>;
