import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { staffPasswordProblems } from '../staff-doors/staff-password-rules';
import type { Staff } from '../../../platform/database/payload-types';

/** Before a password of the staff is stored, whoever sets it: the person, an admin, the first start. */
export const checkStaffPassword: CollectionBeforeValidateHook<Staff> = async ({ data, originalDoc }) => {
  if (typeof data?.password !== 'string') return data;
  const { email, name } = { ...originalDoc, ...data };
  const problems = await staffPasswordProblems(data.password, {
    ...(email ? { email } : {}),
    ...(name ? { displayName: name } : {}),
  });
  if (problems.length > 0)
    throw new ValidationError({
      collection: 'staff',
      // The panel's notice shows the label, so that it says why.
      errors: [{ path: 'password', message: problems.join(' '), label: problems.join(' ') }],
    });
  return data;
};
