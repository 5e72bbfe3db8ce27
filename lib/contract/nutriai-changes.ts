import * as z from 'zod';

/** What can change of a baby while somebody looks. */
export const changeKinds = [
  'meals',
  'water',
  'drops',
  'portions',
  'plans',
  'appointments',
  'profile',
  'carers',
] as const;

/** The data of the event `changed` of GET /api/nutriai/baby-profiles/{id}/changes. */
export const babyChange = z.object({
  kinds: z.array(z.enum(changeKinds)).meta({
    description: 'What changed; empty when that is not known, in which case reload everything that is shown.',
  }),
});

export type ChangeKind = (typeof changeKinds)[number];
export type BabyChange = z.output<typeof babyChange>;
