/** Browsers of one member that can take reminders. */
export const pushDevicesAtMost = 20;
export const pushDeviceNameAtMost = 60;

/** After how long without a feed a reminder may come. */
export const feedMinutesAtLeast = 60;
export const feedMinutesAtMost = 12 * 60;

/** Appointments of one baby that are still to come. */
export const appointmentsAtMost = 100;
export const appointmentTitleAtMost = 80;
export const appointmentPlaceAtMost = 120;
