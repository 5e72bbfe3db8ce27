import config from '../payload.config';
import { getPayload } from 'payload';
import { claimBesideSite } from '../lib/platform/files/data-folder-lock';
import { rebuildSearchIndex } from '../lib/content/search/rebuild-index';

/** Makes the search index anew from what is published: `npm run search:rebuild`. The site may run meanwhile. */
await claimBesideSite();
const payload = await getPayload({ config });
const entries = await rebuildSearchIndex(payload);
process.stdout.write(`The search index has ${entries} entries.\n`);
await payload.destroy();
process.exit(0);
