import { keyedNames } from '../../../platform/http/keyed-name';

/** Who votes: a member, the visitor of a cookie, or a member in a browser that has one. */
export interface Voter {
  memberId: string | null;
  visitorId: string | null;
}

/**
 * The names under which a person's votes are stored, the one that counts first; those that a secret of before
 * made among them. Neither the member's id nor the cookie can be read from them, so a vote says nothing of
 * its voter to whoever sees the database.
 */
export function voterNames(secrets: readonly string[], { memberId, visitorId }: Voter): string[] {
  const names = (kind: string, id: string) => keyedNames(secrets, 'poll-voter', [kind, id]);
  return [
    ...(memberId === null ? [] : names('member', memberId)),
    ...(visitorId === null ? [] : names('visitor', visitorId)),
  ];
}
