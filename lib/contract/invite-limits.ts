/** Whom an invite is for: as long as a name of a baby. */
export const inviteeNameAtMost = 80;
