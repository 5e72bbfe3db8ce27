import type { RegisterRequest, SignedInAnswer } from '../../../contract/auth';
import { fieldErrors, type FieldMessages, nonFieldError } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import { isUniqueViolation } from '../../../platform/http/failure';
import { enforceLimit } from '../../../platform/http/rate-limit';
import { log } from '../../../platform/log/log';
import type { ServiceContext } from '../../../platform/http/service-context';
import { commonPasswordCheck } from '../passwords/common-passwords';
import { createMember, findMember, findMemberIn } from '../members/member-store';
import { hashPassword } from '../passwords/password-hash';
import { passwordProblems, similarityProblem } from '../passwords/password-rules';
import { openSession, type Visitor } from './sign-in';

const emailTaken: FieldMessages = { email: ['User is already registered with this e-mail address.'] };

/**
 * Makes an account and signs it in.
 * @throws ApiError 400: strength under `password`, likeness to the owner under `non_field_errors` once the
 *   fields pass (dj-rest-auth); 429 from the sixth account or taken e-mail an hour of one address; 503
 */
export async function register(
  context: ServiceContext,
  request: RegisterRequest,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  const countAddress = () => enforceLimit(context, { name: 'register', subject: visitor.address });
  await refuseBadFields(context, request, countAddress);
  await countAddress();
  const passwordHash = await hashPassword(request.password);
  const nowMs = context.nowMs();
  try {
    return await withWriteTransaction(context.payload, async (transaction) => {
      if (await findMemberIn(transaction, { email: request.email })) throw fieldErrors(emailTaken);
      const member = await createMember(context.payload, transaction, {
        email: request.email,
        firstName: request.first_name,
        lastName: request.last_name,
        passwordHash,
      });
      log.info('registered', { member: member.id });
      return openSession(transaction, { member, visitor, nowMs });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldErrors(emailTaken);
    throw error;
  }
}

/** What a person typed wrongly costs them nothing; whether an e-mail has an account is told five times an hour. */
async function refuseBadFields(
  context: ServiceContext,
  request: RegisterRequest,
  countAddress: () => Promise<void>,
): Promise<void> {
  const [existing, isCommon] = await Promise.all([
    findMember(context.payload, { email: request.email }),
    commonPasswordCheck(),
  ]);
  if (existing) await countAddress();
  const problems = passwordProblems(request.password, isCommon);
  const messages: FieldMessages = {
    ...(existing ? emailTaken : {}),
    ...(problems.length > 0 ? { password: problems } : {}),
  };
  if (Object.keys(messages).length > 0) throw fieldErrors(messages);
  const similarity = similarityProblem(request.password, {
    email: request.email,
    firstName: request.first_name,
    lastName: request.last_name,
  });
  if (similarity) throw nonFieldError(similarity);
}
