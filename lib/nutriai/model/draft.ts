import * as z from 'zod';

/** Textures a model may choose. */
const textures = ['puree', 'mash', 'minced', 'soft_finger', 'chopped', 'family'] as const;

/** What is asked of a model: small, without limits that some servers refuse; those are checked afterwards. */
export const draftSchema = z.object({
  title: z.string(),
  texture: z.enum(textures),
  minutes: z.number(),
  ingredients: z.array(z.object({ food: z.string(), grams: z.number(), preparation: z.string() })),
  steps: z.array(z.string()),
  fridge_days: z.number(),
  freezer_months: z.number(),
});

/** A recipe as a model wrote it: nothing in it is believed yet. */
export type Draft = z.infer<typeof draftSchema>;

/** Texts longer than this hold no recipe of ours. */
const longestText = 40_000;

/** The draft in a text that may wrap it in prose or a fence; null when there is none. */
export function draftInText(text: string): Draft | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from || text.length > longestText) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text.slice(from, to + 1)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
