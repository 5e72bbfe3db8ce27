/** Paths of the API, which are the keys of the cache as well. */
export const remindersPath = '/api/nutriai/reminders';
export const pushDevicesPath = '/api/nutriai/push-devices';
export const appointmentsPath = '/api/nutriai/appointments';

export function pushDevicePath(id: string): string {
  return `${pushDevicesPath}/${id}`;
}

/** A baby's appointments that are not over. */
export function appointmentsOfPath(baby: string): string {
  return `${appointmentsPath}?baby=${baby}&page_size=100`;
}

export function appointmentPath(id: string): string {
  return `${appointmentsPath}/${id}`;
}

export function calendarPath(baby: string): string {
  return `/api/nutriai/baby-profiles/${baby}/calendar`;
}
