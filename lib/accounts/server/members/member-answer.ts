import { type SignedInAnswer, userProfile, type UserProfile } from '../../../contract/auth';
import type { MemberRecord } from './member-store';
import type { TokenPair } from '../sessions/sessions';

/** The answer of login, registration and social login. */
export function signedInAnswerOf(member: MemberRecord, tokens: TokenPair): SignedInAnswer {
  return { access_token: tokens.access, refresh_token: tokens.refresh, user: userOf(member) };
}

/** The member as they see themselves, without secrets. */
export function profileOf(member: MemberRecord): UserProfile {
  return {
    ...userOf(member),
    preferences: userProfile.shape.preferences.parse(member.preferences),
    date_joined: new Date(member.joinedAtMs).toISOString(),
    has_password: member.passwordHash !== null,
  };
}

function userOf(member: MemberRecord): SignedInAnswer['user'] {
  return {
    pk: member.id,
    email: member.email,
    first_name: member.firstName,
    last_name: member.lastName,
    display_name: member.displayName,
  };
}
