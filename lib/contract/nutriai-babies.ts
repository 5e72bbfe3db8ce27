import * as z from 'zod';
import { babyConsentVersions } from './consent';
import { choiceField, textField, timestamp } from './fields';
import {
  allergenCodes,
  dietWords,
  feedingWords,
  localeWords,
  reactionWords,
  sexWords,
} from './nutriai-words';

/** Babies that a member may look after, their own and those shared with them. */
export const babiesAtMost = 20;

export const measurementsAtMost = 400;
export const introducedAtMost = 100;
const wordsAtMost = 50;

export const carerRoles = ['parent', 'carer'] as const;

const words = z.array(textField({ max: 80 })).max(wordsAtMost);

const introducedAllergen = z.object({
  code: choiceField(allergenCodes),
  date: z.iso.date().nullable().meta({
    description: 'Null when the day is not known because the food was eaten before the baby was added here.',
  }),
  reaction: choiceField(reactionWords).default('none'),
});

/** At least one of the three; what is possible says the engine. */
const measurement = z.object({
  date: z.iso.date(),
  weight_kg: z.number().nullish(),
  length_cm: z.number().nullish(),
  head_cm: z.number().nullish(),
});

const babyFields = {
  name: textField({ max: 80 }),
  birth_date: z.iso.date(),
  due_date: z.iso.date().nullable(),
  sex: choiceField(sexWords),
  feeding: choiceField(feedingWords),
  diet: choiceField(dietWords),
  locale: choiceField(localeWords).nullable().meta({
    description: 'Which authority to follow where they differ; null follows the stricter one.',
  }),
  avoids: words.meta({ description: 'What the family does not eat: pork, beef, alcohol.' }),
  allergies: z.array(choiceField(allergenCodes)).max(allergenCodes.length),
  other_allergies: words.meta({ description: 'Allergies that have no code, such as “kiwi”.' }),
  dislikes: words,
  introduced_allergens: z.array(introducedAllergen).max(introducedAtMost),
  measurements: z.array(measurement).max(measurementsAtMost),
};

/** POST /api/nutriai/baby-profiles and PUT of one: what is not sent is empty. Ages are reckoned, never taken. */
export const babyRequest = z.object({
  name: babyFields.name,
  birth_date: babyFields.birth_date,
  due_date: babyFields.due_date.default(null),
  sex: babyFields.sex.default('unspecified'),
  feeding: babyFields.feeding.default('breast'),
  diet: babyFields.diet.default('omnivore'),
  locale: babyFields.locale.default(null),
  avoids: babyFields.avoids.default([]),
  allergies: babyFields.allergies.default([]),
  other_allergies: babyFields.other_allergies.default([]),
  dislikes: babyFields.dislikes.default([]),
  introduced_allergens: babyFields.introduced_allergens.default([]),
  measurements: babyFields.measurements.default([]),
});

/**
 * POST /api/nutriai/baby-profiles: what the screens ask a member to agree to before the first baby; other
 * programs ask in their own way.
 */
export const newBabyRequest = babyRequest.extend({
  consent: choiceField(babyConsentVersions).optional().meta({
    description: 'The version of the consent text the member has agreed to; stored with the time.',
  }),
});

const changeMeasurements = z.object({
  remove: z.array(z.iso.date()).max(measurementsAtMost).default([]),
  put: babyFields.measurements.default([]).meta({
    description:
      'Merged into the measurement stored for the same day: a null value leaves the stored one unchanged.',
  }),
});

const changeIntroduced = z.object({
  remove: babyFields.introduced_allergens.default([]),
  add: babyFields.introduced_allergens.default([]),
});

/** PATCH /api/nutriai/baby-profiles/{id}: lists are replaced as a whole. */
export const babyPatch = z
  .object({
    ...babyFields,
    change_measurements: changeMeasurements.meta({
      description:
        'Individual measurements, by day: removals first, then additions. Measurements that another ' +
        'carer adds at the same time are kept.',
    }),
    change_introduced_allergens: changeIntroduced.meta({
      description: 'Individual entries. Entries that another carer adds at the same time are kept.',
    }),
  })
  .partial();

export const babyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  birth_date: z.iso.date(),
  due_date: z.iso.date().nullable(),
  sex: z.enum(sexWords),
  feeding: z.enum(feedingWords),
  diet: z.enum(dietWords),
  locale: z.enum(localeWords).nullable(),
  avoids: z.array(z.string()),
  allergies: z.array(z.enum(allergenCodes)),
  other_allergies: z.array(z.string()),
  dislikes: z.array(z.string()),
  introduced_allergens: z.array(
    z.object({ code: z.enum(allergenCodes), date: z.iso.date().nullable(), reaction: z.enum(reactionWords) }),
  ),
  measurements: z
    .array(
      z.object({
        date: z.iso.date(),
        weight_kg: z.number().nullable(),
        length_cm: z.number().nullable(),
        head_cm: z.number().nullable(),
      }),
    )
    .meta({ description: 'Oldest first.' }),
  age_months: z.int().min(0).meta({ description: 'Completed months since birth.' }),
  corrected_age_months: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'Counted from the due date until 24 months, for a baby born before 37 weeks.' }),
  /** What the caller may do: a parent everything, a carer read and log. */
  role: z.enum(carerRoles),
  limited_until: timestamp.nullable().meta({
    description:
      'Until this time, 72 hours after becoming a parent, the member cannot delete the baby, or ' +
      'remove earlier parents and carers or change their role. Null when there is no limit; the ' +
      'person who added the baby never has one.',
  }),
  created_at: timestamp,
  updated_at: timestamp,
});

/** A list of a member's things. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().min(0),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  });
}

/** GET /api/nutriai/baby-profiles */
export const babyListAnswer = listAnswer(babyAnswer);

/** A thing of a member's by its id; what is no id is not there. */
export const uuidPath = z.object({ id: z.uuid() });

export type NewBabyRequest = z.output<typeof newBabyRequest>;
export type BabyRequest = z.output<typeof babyRequest>;
export type BabyPatch = z.output<typeof babyPatch>;
export type BabyAnswer = z.output<typeof babyAnswer>;
