import type { ImportPreview, ImportResult } from '../../../contract/nutriai-imports';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { applyAccount, previewAccount } from './apply-account';
import { applyImport } from './apply-import';
import type { ImportQuery } from '../../../contract/nutriai-imports';
import { choicesOf, type SentFile } from './import-choices';
import { previewImport } from './preview-import';

/** Says what an import of a file would do: of a log for a baby, or of an account's export. */
export function previewFile(
  context: ServiceContext,
  caller: Caller,
  { query, sent }: { query: ImportQuery; sent: SentFile },
): Promise<ImportPreview> {
  const { baby, name } = query;
  if (baby === undefined) return previewAccount(context, caller, { name, ...sent });
  return previewImport(context, caller, { babyId: baby, name, choices: choicesOf(query), ...sent });
}

/** Imports a file: a log for a baby, or an account's export. */
export function importFile(
  context: ServiceContext,
  caller: Caller,
  { query, sent }: { query: ImportQuery; sent: SentFile },
): Promise<ImportResult> {
  const { baby, name, consent } = query;
  if (baby === undefined) return applyAccount(context, caller, { name, consent, ...sent });
  return applyImport(context, caller, { babyId: baby, name, choices: choicesOf(query), ...sent });
}
