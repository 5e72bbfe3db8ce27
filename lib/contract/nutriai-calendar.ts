import * as z from 'zod';
import { textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { emergencyText, madeBy } from './nutriai-water';
import { appointmentPlaceAtMost, appointmentTitleAtMost } from './reminder-words';

const appointmentFields = {
  title: textField({ max: appointmentTitleAtMost }),
  place: textField({ max: appointmentPlaceAtMost, isBlankAllowed: true }),
  starts_at: z.iso.datetime({ offset: true }),
  minutes: z
    .int()
    .min(5)
    .max(24 * 60),
};

/** POST /api/nutriai/appointments */
export const appointmentRequest = z.object({
  baby: z.uuid(),
  ...appointmentFields,
  place: appointmentFields.place.default(''),
  minutes: appointmentFields.minutes.default(30),
});

/** PATCH /api/nutriai/appointments/{id} */
export const appointmentPatch = z.object(appointmentFields).partial();

export const appointmentAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  ...appointmentFields,
  starts_at: timestamp,
  emergency_text: emergencyText,
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

/** GET /api/nutriai/appointments */
export const appointmentListAnswer = listAnswer(appointmentAnswer);

/** POST /api/nutriai/baby-profiles/{id}/calendar */
export const calendarRequest = z.object({
  time_zone: z
    .string()
    .max(64)
    .meta({ description: 'IANA name of the time zone that meal and drop times are in.' }),
});

export const calendarAnswer = z.object({
  url: z.url().meta({ description: 'Secret: anyone who has this address can read the calendar.' }),
  time_zone: z.string(),
  created_at: timestamp,
  read_at: timestamp.nullable().meta({ description: 'When a calendar program last read it.' }),
});

/** GET /api/nutriai/baby-profiles/{id}/calendar */
export const ownCalendarAnswer = z.object({
  calendar: calendarAnswer.nullable().meta({ description: 'null if the member has not created one.' }),
});

/** GET /api/calendars/{address} */
export const calendarAddressPath = z.object({
  address: z.string().regex(/^[\w-]{43}(?:\.ics)?$/),
});

export type AppointmentRequest = z.output<typeof appointmentRequest>;
export type AppointmentPatch = z.output<typeof appointmentPatch>;
export type AppointmentAnswer = z.output<typeof appointmentAnswer>;
export type CalendarAnswer = z.output<typeof calendarAnswer>;
export type OwnCalendarAnswer = z.output<typeof ownCalendarAnswer>;
