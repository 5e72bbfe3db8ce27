import * as z from 'zod';
import { dosesAtMost, streakAtMost, weekdayWords } from './drop-words';
import { choiceField, textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { emergencyText, madeBy, momentField } from './nutriai-water';

const dropFields = {
  name: textField({ max: 60 }).meta({ description: 'In the family’s own words, such as “Vitamin D”.' }),
  amount: textField({ max: 60, isBlankAllowed: true }).meta({
    description: 'In the family’s own words, such as “1 drop”. We never check or suggest an amount.',
  }),
  weekdays: z.array(choiceField(weekdayWords)).max(weekdayWords.length).meta({
    description: 'The days it is due: all seven for daily, none for as needed.',
  }),
  time: z.iso.time({ precision: -1 }).nullable().meta({ description: 'HH:MM on the family’s clock.' }),
  doses_left: z.int().min(0).max(dosesAtMost).nullable().meta({
    description: 'Goes down by one with each dose given; null if doses are not counted.',
  }),
};

/** POST /api/nutriai/drops */
export const dropRequest = z.object({
  baby: z.uuid(),
  name: dropFields.name,
  amount: dropFields.amount.default(''),
  weekdays: dropFields.weekdays.default([...weekdayWords]),
  time: dropFields.time.default(null),
  doses_left: dropFields.doses_left.default(null),
});

/** PATCH /api/nutriai/drops/{id} */
export const dropPatch = z.object(dropFields).partial();

const date = z.iso.date();

export const dropAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  ...dropFields,
  weekdays: z.array(z.enum(weekdayWords)),
  emergency_text: emergencyText,
  day: z
    .object({
      date,
      is_due: z.boolean(),
      streak_before: z.int().min(0).max(streakAtMost).meta({
        description: 'How many due days in a row before this date it was given.',
      }),
      missed: z.array(date).meta({
        description: 'Due days, of the seven before this date, with no dose logged; earliest first.',
      }),
    })
    .meta({ description: 'The schedule on the requested date, in the given time zone.' }),
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

/** GET /api/nutriai/drops */
export const dropListAnswer = listAnswer(dropAnswer);

/** POST /api/nutriai/given-drops */
export const givenDropRequest = z.object({ baby: z.uuid(), drop: z.uuid(), given_at: momentField });

/** PATCH /api/nutriai/given-drops/{id} */
export const givenDropPatch = z.object({ given_at: momentField.optional() });

export const givenDropAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  drop: z.uuid().nullable().meta({ description: 'Null once it has been removed from the list.' }),
  name: z.string().meta({ description: 'As it was on the list when the dose was logged.' }),
  amount: z.string(),
  given_at: timestamp,
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

/** GET /api/nutriai/given-drops */
export const givenDropListAnswer = listAnswer(givenDropAnswer);

export type DropRequest = z.output<typeof dropRequest>;
export type DropPatch = z.output<typeof dropPatch>;
export type DropAnswer = z.output<typeof dropAnswer>;
export type GivenDropRequest = z.output<typeof givenDropRequest>;
export type GivenDropPatch = z.output<typeof givenDropPatch>;
export type GivenDropAnswer = z.output<typeof givenDropAnswer>;
