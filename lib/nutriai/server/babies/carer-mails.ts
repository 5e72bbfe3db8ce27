import type { AccountMail } from '../../../accounts/server/mails/account-mails';
import type { CarerRole } from '../../../contract/nutriai-carers';
import { getSettings } from '../../../platform/settings/settings';

/** Somebody in a mail: by the name that they chose, never by their address. */
export interface Person {
  id: string;
  /** Empty where they gave none. */
  name: string;
}

/** What has happened to whom. */
export type CarerChange =
  | { what: 'joined'; person: Person; role: CarerRole; by: Person }
  | { what: 'role'; person: Person; role: CarerRole; by: Person }
  | { what: 'removed'; person: Person; by: Person }
  | { what: 'left'; person: Person }
  /** Without a name, which goes with the account. */
  | { what: 'account deleted'; role: CarerRole };

/** Of the baby a name and the page, and nothing that was logged. */
export interface ChangedBaby {
  id: string;
  name: string;
}

/**
 * Writes to one parent what has changed in who looks after a baby. The subject names nobody, because locked
 * screens show it.
 */
export function carerMail(baby: ChangedBaby, change: CarerChange, recipientId: string): AccountMail {
  const { SITE_NAME, SITE_URL } = getSettings();
  const hasLost = (change.what === 'left' || change.what === 'removed') && change.person.id === recipientId;
  return {
    kind: `carer ${change.what}`,
    subject:
      change.what === 'joined'
        ? `Someone new looks after your baby on ${SITE_NAME}`
        : `A change in who looks after your baby on ${SITE_NAME}`,
    paragraphs: [
      whatHappened(baby, change, recipientId),
      whatItMeans(change, hasLost),
      hasLost
        ? 'If this was not you, or you did not expect it, change your password first:'
        : 'If you did not expect this, check who has access. If someone else may know your password, change it first:',
      hasLost ? `${SITE_URL}/profile` : `${SITE_URL}/nutriai/babies/${baby.id}#carers`,
    ],
  };
}

function whatHappened(baby: ChangedBaby, change: CarerChange, recipientId: string): string {
  const who = (person: Person) =>
    person.id === recipientId ? 'you' : person.name || 'someone who has not given a name';
  const first = (person: Person) => capitalised(who(person));
  switch (change.what) {
    case 'joined':
      return (
        `${first(change.person)} now ${change.person.id === recipientId ? 'look' : 'looks'} after ` +
        `${baby.name} as a ${change.role}, invited by ${who(change.by)}.`
      );
    case 'role':
      return change.by.id === change.person.id
        ? `${first(change.person)} stepped back from parent to ${change.role} of ${baby.name}.`
        : `${first(change.by)} made ${who(change.person)} a ${change.role} of ${baby.name}.`;
    case 'removed':
      return `${first(change.by)} removed ${who(change.person)} from the people who look after ${baby.name}.`;
    case 'left':
      return `${first(change.person)} stopped looking after ${baby.name}.`;
    case 'account deleted':
      return `A ${change.role} of ${baby.name} has deleted their account.`;
  }
}

function whatItMeans(change: CarerChange, hasLost: boolean): string {
  if (hasLost) return 'You can no longer see the profile. To come back you need a new invite from a parent.';
  if (change.what === 'joined' || change.what === 'role') {
    return change.role === 'parent'
      ? 'Parents can change the profile, invite people and remove them. In their first 72 hours, a new ' +
          'parent cannot remove anyone who was there before, change their role, or delete the profile.'
      : 'Carers can see the profile and log meals, milk and water. They cannot invite or remove anyone.';
  }
  return 'They can no longer see the profile, and their open invites no longer work. What they logged is kept.';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
