import { commonPasswordCheck } from '../../../accounts/server/passwords/common-passwords';
import { type PasswordOwner, similarityProblem } from '../../../accounts/server/passwords/password-rules';
import { characterCount } from '../../../contract/character-count';
import { staffPasswordCharacters } from './staff-password-characters';

/** All that is wrong with a new password of the staff. Nothing is asked of its composition (ASVS 5.0, 6.2.5). */
export async function staffPasswordProblems(password: string, owner: PasswordOwner = {}): Promise<string[]> {
  const { least, most } = staffPasswordCharacters;
  const length = characterCount(password);
  const isCommon = await commonPasswordCheck();
  const similarity = similarityProblem(password, owner);
  return [
    ...(length < least ? [`This password is too short. It must contain at least ${least} characters.`] : []),
    ...(length > most ? [`This password is too long. It may contain at most ${most} characters.`] : []),
    ...(isCommon(password) ? ['This password is too common.'] : []),
    ...(similarity ? [similarity] : []),
  ];
}
