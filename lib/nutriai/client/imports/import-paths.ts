import type { ImportColumnRole } from './import-words';

const imports = '/api/nutriai/imports';

/** What the member has said about a file so far. */
export interface ImportAnswers {
  timeZone: string;
  /** Answers to questions, by their names. */
  fields: Readonly<Record<string, string>>;
  /** What the columns of an unknown table are, by index; null while the site's own guess stands. */
  columns: Readonly<Record<string, ImportColumnRole>> | null;
}

/** Where a file is sent, for a look or to be stored. */
export function importPath(
  step: 'preview' | 'apply',
  { name, baby, answers }: { name: string; baby: string | null; answers: ImportAnswers },
): string {
  const query = new URLSearchParams({
    name: name.slice(0, 200) || 'file',
    time_zone: answers.timeZone,
    ...answers.fields,
  });
  if (baby !== null) query.set('baby', baby);
  const columns = Object.entries(answers.columns ?? {}).map(([index, role]) => `${index}:${role}`);
  if (columns.length > 0) query.set('columns', columns.join(','));
  return `${imports}${step === 'preview' ? '/preview' : ''}?${query}`;
}

/** Imports that were made: of a baby, or of the member's account. */
export function importsPath(baby: string | null): string {
  return baby === null ? `${imports}?page_size=100` : `${imports}?baby=${baby}&page_size=100`;
}

export function undoPath(id: string, edited: 'keep' | 'remove'): string {
  return `${imports}/${id}?edited=${edited}`;
}
