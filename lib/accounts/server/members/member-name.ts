interface NamedMember {
  displayName?: string | null;
  firstName?: string | null;
  status: 'active' | 'disabled';
}

/** What readers see in place of who was deleted or switched off. */
export const deletedMemberName = 'Deleted member';

/**
 * How a member is named: what they chose, else their first name; never the email. `unnamed` is for who gave
 * neither.
 */
export function memberName(member: NamedMember | null, unnamed = 'Member'): string {
  if (member?.status !== 'active') return deletedMemberName;
  return member.displayName?.trim() || member.firstName?.trim() || unnamed;
}
