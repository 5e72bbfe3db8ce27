import * as z from 'zod';
import { babyConsentVersions } from './consent';
import { timeZoneQuery } from './day-query';
import { choiceField, textField, timestamp } from './fields';
import { importFormats } from './import-formats';
import { listAnswer } from './nutriai-babies';
import { pageQuery } from './page-query';
import { madeBy } from './nutriai-water';

/** What a file of a log may weigh. */
export const importBytesAtMost = 10 * 1024 * 1024;

/** What a file comes as: whatever it is called, its contents say what it is. */
export const importMediaTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/json',
  'application/vnd.ms-excel',
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
] as const;

/** What a column of any table can be. */
export const columnRoles = [
  'moment',
  'date',
  'time',
  'end',
  'kind',
  'food',
  'amount',
  'unit',
  'minutes',
  'weight',
  'length',
  'head',
] as const;

export const importQuestionIds = [
  'child',
  'date_order',
  'volume_unit',
  'weight_unit',
  'length_unit',
  'columns',
] as const;

/** What the member says about a file, in the query: the body is the file itself. */
export const importQuery = z.object({
  time_zone: timeZoneQuery.shape.time_zone.meta({
    description: 'IANA name of the time zone for times that do not give one.',
  }),
  baby: z.uuid().optional().meta({
    description:
      'The baby whose log it is. Without it, the file must be an export from this site, which brings its own babies.',
  }),
  consent: choiceField(babyConsentVersions).optional().meta({
    description: 'If `baby` is not given: the version of the consent text the member has agreed to.',
  }),
  name: textField({ max: 200 }).meta({ description: 'Name of the file, stored with each row.' }),
  child: textField({ max: 120 }).optional().meta({ description: 'Which child, if the file has several.' }),
  date_order: choiceField(['dmy', 'mdy']).optional(),
  volume_unit: choiceField(['ml', 'oz']).optional(),
  weight_unit: choiceField(['kg', 'g', 'lb', 'oz']).optional(),
  length_unit: choiceField(['cm', 'in']).optional(),
  columns: z
    .string()
    .max(4_000)
    .regex(/^\d{1,3}:[a-z]+(?:,\d{1,3}:[a-z]+)*$/)
    .optional()
    .meta({
      description:
        `What the columns of an unknown table are, by index from 0: \`0:moment,3:amount\`. One of ` +
        `${columnRoles.join(', ')}.`,
    }),
});
export type ImportQuery = z.output<typeof importQuery>;

/** `?baby=` of the list of imports. */
export const importListQuery = pageQuery.extend({ baby: z.uuid().optional() });

/** `?edited=remove` takes back entries as well that were changed since. */
export const undoQuery = z.object({ edited: choiceField(['keep', 'remove']).default('keep') });

const counts = z.object({
  babies: z.int(),
  meals: z.int(),
  water: z.int(),
  measurements: z.int(),
  meal_plans: z.int(),
  recipes: z.int(),
  favourites: z.int(),
  // Imports of before these were read have none.
  drops: z.int().default(0),
  given_drops: z.int().default(0),
  appointments: z.int().default(0),
  portions: z.int().default(0),
});

const tally = z.array(z.object({ text: z.string(), rows: z.int() }));

/** POST /api/nutriai/imports/preview */
export const importPreview = z.object({
  format: z.enum(importFormats),
  rows: z.int(),
  new: counts.meta({ description: 'What would be added, by kind.' }),
  already: z.int().meta({ description: 'Rows that an earlier import already added.' }),
  problems: tally.meta({ description: 'Why rows cannot be imported, and how many.' }),
  left_out: tally.meta({ description: 'Kinds of row that are not imported, and how many.' }),
  questions: z
    .array(
      z.object({
        id: z.enum(importQuestionIds),
        choices: z.array(z.object({ value: z.string(), name: z.string() })),
      }),
    )
    .meta({ description: 'Query parameters you must give before anything can be stored.' }),
  columns: z.array(
    z.object({ name: z.string(), examples: z.array(z.string()), role: z.enum(columnRoles).nullable() }),
  ),
  sample: z
    .array(
      z.object({
        file: z.string(),
        row: z.int(),
        state: z.enum(['new', 'already', 'problem', 'left_out']),
        at: z.string().nullable().meta({ description: 'A date and time, or the day of a measurement.' }),
        what: z.string(),
        remark: z.string().nullable(),
        not_counted: z.array(z.string()).meta({ description: 'Words not recognised as a food.' }),
      }),
    )
    .meta({ description: 'The first rows in each state.' }),
});

const head = {
  baby: z.uuid().nullable(),
  format: z.enum(importFormats),
  file: z.string(),
  added: counts,
};

/** POST /api/nutriai/imports */
export const importResult = z.object({
  id: z.uuid().nullable().meta({ description: 'Null if every row already existed, so nothing was stored.' }),
  ...head,
  already: z.int(),
  problems: z.int(),
  left_out: z.int(),
});

/** An import that was made. */
export const importAnswer = z.object({
  id: z.uuid(),
  ...head,
  made_by: madeBy,
  created_at: timestamp,
});

/** GET /api/nutriai/imports */
export const importListAnswer = listAnswer(importAnswer);

/** DELETE /api/nutriai/imports/{id} */
export const undoAnswer = z.object({
  removed: z.int(),
  kept: z.array(z.object({ file: z.string(), row: z.int(), kind: z.string(), id: z.string() })).meta({
    description: 'Entries changed since the import, up to a hundred; they are kept, and so is the import.',
  }),
});

export type ImportPreview = z.output<typeof importPreview>;
export type ImportCounts = z.output<typeof counts>;
export type ImportResult = z.output<typeof importResult>;
export type ImportAnswer = z.output<typeof importAnswer>;
export type UndoAnswer = z.output<typeof undoAnswer>;
