import 'server-only';
import { staffRoles } from './access/roles';
import { getCms } from './payload';

/**
 * Tells whether a caller is signed in to the panel and may read drafts. The cookie of Next's draft mode says neither:
 * it outlives the session, and is the same for everybody.
 */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const { user } = await (await getCms()).auth({ headers });
  return user?.collection === 'staff' && !user.mustChangePassword && staffRoles.includes(user.role);
}
