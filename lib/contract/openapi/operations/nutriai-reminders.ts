import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  appointmentAnswer,
  appointmentListAnswer,
  appointmentPatch,
  appointmentRequest,
  calendarAddressPath,
  calendarAnswer,
  calendarRequest,
  ownCalendarAnswer,
} from '../../nutriai-calendar';
import {
  pushDeviceAnswer,
  pushDeviceRequest,
  pushDevicesAnswer,
  remindersAnswer,
  remindersRequest,
} from '../../nutriai-reminders';
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'NutriAI';
const remindersPath = '/api/nutriai/reminders';
const devicesPath = '/api/nutriai/push-devices';
const appointmentsPath = '/api/nutriai/appointments';
const calendarPath = '/api/nutriai/baby-profiles/{id}/calendar';
const deviceById = { tag, access: 'member', path: `${devicesPath}/{id}`, params: uuidPath } as const;
const appointmentById = {
  tag,
  access: 'member',
  path: `${appointmentsPath}/{id}`,
  params: uuidPath,
} as const;
const calendarOfBaby = { tag, access: 'member', path: calendarPath, params: uuidPath } as const;

const reminderOperations = operationsById([
  {
    id: 'readReminders',
    method: 'get',
    path: remindersPath,
    tag,
    summary: 'Reminder settings',
    description: 'Each parent or carer has their own.',
    access: 'member',
    answers: { 200: { description: 'The settings.', schema: remindersAnswer } },
    refusals: ['tooMany'],
  },
  {
    id: 'storeReminders',
    method: 'put',
    path: remindersPath,
    tag,
    summary: 'Change the reminder settings',
    description: 'For all babies at once; a baby you leave out gets no reminders.',
    access: 'member',
    body: { schema: remindersRequest },
    answers: { 200: { description: 'The settings.', schema: remindersAnswer } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'listPushDevices',
    method: 'get',
    path: devicesPath,
    tag,
    summary: 'The member’s browsers that receive reminders',
    access: 'member',
    answers: {
      200: { description: 'All of them, and the key for subscribing.', schema: pushDevicesAnswer },
    },
    refusals: ['tooMany'],
  },
  {
    id: 'addPushDevice',
    method: 'post',
    path: devicesPath,
    tag,
    summary: 'Send reminders to this browser',
    description:
      'Send what `PushManager.subscribe()` returned. The subscription ends with the session that ' +
      'created it, or when the push service reports that it is gone.',
    access: 'member',
    body: { schema: pushDeviceRequest },
    answers: { 201: { description: 'The browser.', schema: pushDeviceAnswer } },
    refusals: ['fields', 'forbidden', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...deviceById,
    id: 'deletePushDevice',
    method: 'delete',
    summary: 'Stop sending reminders to a browser',
    answers: { 204: { description: 'Removed.' } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    ...deviceById,
    id: 'testPushDevice',
    method: 'post',
    path: `${devicesPath}/{id}/test`,
    summary: 'Send a test message to a browser',
    answers: { 204: { description: 'Sent.' } },
    refusals: ['notFound', 'tooMany'],
  },
]);

const appointmentOperations = operationsById([
  {
    id: 'listAppointments',
    method: 'get',
    path: appointmentsPath,
    tag,
    summary: 'A baby’s appointments',
    access: 'member',
    query: pageQuery.extend({ baby: z.uuid() }),
    answers: {
      200: { description: 'Upcoming appointments, the next first.', schema: appointmentListAnswer },
    },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addAppointment',
    method: 'post',
    path: appointmentsPath,
    tag,
    summary: 'Add an appointment',
    description: 'For parents and carers.',
    access: 'member',
    body: { schema: appointmentRequest },
    answers: { 201: { description: 'The appointment.', schema: appointmentAnswer } },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...appointmentById,
    id: 'changeAppointment',
    method: 'patch',
    summary: 'Change an appointment',
    description: 'By a parent, or by the carer who added it.',
    body: { schema: appointmentPatch },
    answers: { 200: { description: 'The appointment.', schema: appointmentAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...appointmentById,
    id: 'deleteAppointment',
    method: 'delete',
    summary: 'Delete an appointment',
    description: 'By a parent, or by the carer who added it.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
]);

const calendarOperations = operationsById([
  {
    ...calendarOfBaby,
    id: 'readCalendarAddress',
    method: 'get',
    summary: 'The address of the member’s calendar for a baby',
    answers: { 200: { description: 'The address, or null if there is none.', schema: ownCalendarAnswer } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    ...calendarOfBaby,
    id: 'makeCalendar',
    method: 'post',
    summary: 'Create a calendar to subscribe to',
    description:
      'Contains planned meals, scheduled drops and medicines, and appointments. Creating it again ' +
      'gives it a new address, and the old one stops working.',
    body: { schema: calendarRequest },
    answers: { 201: { description: 'The address.', schema: calendarAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...calendarOfBaby,
    id: 'endCalendar',
    method: 'delete',
    summary: 'Revoke a calendar’s address',
    answers: { 204: { description: 'Revoked.' } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    id: 'readCalendar',
    method: 'get',
    path: '/api/calendars/{address}',
    tag,
    summary: 'A calendar, by its secret address',
    description: 'For calendar programs: RFC 5545, with an ETag.',
    access: 'public',
    params: calendarAddressPath,
    answers: {
      200: { description: 'The calendar.', schema: z.string(), mediaType: 'text/calendar' },
    },
    refusals: ['notFound', 'tooMany'],
  },
]);

/** Reminders, appointments and calendars. */
export const nutriaiReminderOperations = {
  ...reminderOperations,
  ...appointmentOperations,
  ...calendarOperations,
};
