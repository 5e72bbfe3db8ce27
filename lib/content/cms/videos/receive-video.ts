import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { isStaff } from '../access/roles';
import { refuseBadTexts } from '../uploads/refuse-bad-texts';
import { sayingWhy } from '../uploads/saying-why';
import { fileName, titleFromName, UploadRefusal } from '../uploads/uploaded-file';
import { inspectVideo, type VideoFacts } from './inspect-video';

/** Where the facts wait between the two hooks: what a client says about a film is not believed. */
const contextKey = 'videoFacts';

/** Stands before every way into the videos: a film by its bytes, within the limits, under a name of our own. */
export const receiveVideo: CollectionBeforeOperationHook = sayingWhy(async ({ args, operation, req }) => {
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
  const facts = await inspectVideo(file);
  req.context[contextKey] = facts;
  if (operation === 'create' && given.data && !given.data.title)
    given.data.title = titleFromName(file.name).slice(0, 120);
  refuseBadTexts(args.collection.config, given.data, operation);
  const name = fileName(file.name, file.data, { ending: facts.kind, fallback: 'film' });
  req.file = { ...file, mimetype: `video/${facts.kind}`, name };
});

/** Notes what was read from the film; without a new file it keeps what is known. */
export const protectVideoFacts: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const facts = (req.context[contextKey] ?? originalDoc ?? {}) as Partial<VideoFacts>;
  const { durationSeconds, width, height, hasSound } = facts;
  return { ...data, durationSeconds, width, height, hasSound };
};
