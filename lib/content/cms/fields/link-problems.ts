import type { UIField } from 'payload';

/** Below the text: its links to this site that lead nowhere. */
export const linkProblemsField: UIField = {
  name: 'linkProblems',
  type: 'ui',
  admin: { components: { Field: '/components/content/panel/link-problems#LinkProblems' } },
};
