import * as z from 'zod';
import { textField, timestamp } from './fields';
import { importFormats } from './import-formats';
import { carerRoles, listAnswer } from './nutriai-babies';

const amountMl = z.int().min(1).max(1000);
const sourceField = textField({ max: 60, isBlankAllowed: true }).meta({
  description: 'In words, such as “open cup” or “tap, boiled”.',
});

/** A moment as a member writes it: RFC 3339 with any offset. */
export const momentField = z.iso.datetime({ offset: true });

/** POST /api/nutriai/water-intake, and PUT of one, whose baby stays. */
export const waterRequest = z.object({
  baby: z.uuid(),
  drunk_at: momentField,
  amount_ml: amountMl,
  source: sourceField.default(''),
});
export const waterReplacement = waterRequest.omit({ baby: true });

/** PATCH /api/nutriai/water-intake/{id} */
export const waterPatch = z.object({
  drunk_at: momentField.optional(),
  amount_ml: amountMl.optional(),
  source: sourceField.optional(),
});

/** Who wrote an entry; null when the member is gone. */
export const madeBy = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Their display name; empty if they gave no name.' }),
    role: z.enum(carerRoles).nullable().meta({ description: 'Null if they no longer look after the baby.' }),
    is_me: z.boolean(),
  })
  .nullable();

/** Where an entry comes from that was not logged here. */
export const importedFrom = z.object({
  format: z.enum(importFormats),
  file: z.string(),
  at: timestamp.meta({ description: 'When it was imported.' }),
});

/** Of an entry whose words tell of an emergency, and of no other. */
export const emergencyText = z.string().optional().meta({
  description:
    'What to do straight away, where the words of the entry tell of an emergency; show it first. Not there otherwise.',
});

export const waterAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  drunk_at: timestamp,
  amount_ml: z.int(),
  source: z.string(),
  emergency_text: emergencyText,
  imported: importedFrom.optional(),
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

const dayTotal = z.object({
  baby: z.uuid(),
  date: z.iso.date(),
  amount_ml: z.int().min(0),
  target: z.object({ min_ml: z.int(), max_ml: z.int() }).nullable().meta({
    description: 'Usual plain water at this age; null under six months, when milk is all a baby needs.',
  }),
  warn_above_ml: z.int().min(0),
  status: z.enum(['not_yet', 'none', 'below', 'within', 'above']).meta({
    description: '`not_yet`: under six months. `none`: nothing logged.',
  }),
});

/** GET /api/nutriai/water-intake */
export const waterListAnswer = listAnswer(waterAnswer).extend({
  totals: z.array(dayTotal).meta({
    description:
      'Every day between `from` and `to`, at most the last 92, latest first; the last seven if neither is given.',
  }),
});

export type WaterRequest = z.output<typeof waterRequest>;
export type WaterPatch = z.output<typeof waterPatch>;
export type WaterAnswer = z.output<typeof waterAnswer>;
export type WaterDayTotal = z.output<typeof dayTotal>;
export type ImportedFrom = z.output<typeof importedFrom>;
export type MadeBy = z.output<typeof madeBy>;
