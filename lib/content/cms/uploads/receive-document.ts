import type { CollectionBeforeOperationHook } from 'payload';
import { isStaff } from '../access/roles';
import { checkDocument } from './check-document';
import { refuseBadTexts } from './refuse-bad-texts';
import { sayingWhy } from './saying-why';
import { fileName, titleFromName, UploadRefusal } from './uploaded-file';

/** Stands before every way into the documents: PDF by its bytes, within the size, under a name of our own. */
export const receiveDocument: CollectionBeforeOperationHook = sayingWhy(({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const given = args as {
    overrideAccess?: boolean;
    duplicateFromID?: number | string;
    data?: Record<string, unknown>;
  };
  if (!given.overrideAccess && !isStaff(req, ['admin', 'editor'])) return;
  if (given.duplicateFromID !== undefined) return;
  const { file } = req;
  if (!file) {
    if (operation === 'create') throw new UploadRefusal('No files were uploaded.');
    return;
  }
  checkDocument(file);
  if (operation === 'create' && given.data && !given.data.title) given.data.title = titleFromName(file.name);
  refuseBadTexts(args.collection.config, given.data, operation);
  const name = fileName(file.name, file.data, { ending: 'pdf', fallback: 'document' });
  req.file = { ...file, mimetype: 'application/pdf', name };
});
