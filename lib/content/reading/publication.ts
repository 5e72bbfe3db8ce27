import 'server-only';
import { getCms } from '../cms/payload';
import { cacheUntilPublished } from '../../platform/cache/cache-until-published';
import { invalidateAllPages } from '../../platform/cache/page-cache';
import { applyPanelSettings } from '../../platform/settings/panel-settings';
import { type Publication, toPanelSettings, toPublication } from './publication-of-row';

const cached = cacheUntilPublished<Publication>('publication');

/** Every page asks for it: it is read once a second at most, and anew after each change. */
export function getPublication(): Promise<Publication> {
  return cached('publication', readPublication);
}

async function readPublication(): Promise<Publication> {
  const cms = await getCms();
  const row = await cms.findGlobal({ slug: 'publication', depth: 1, overrideAccess: false });
  // Another instance may have been told: what was rendered here meanwhile has the old name.
  if (applyPanelSettings(toPanelSettings(row))) invalidateAllPages();
  return toPublication(row);
}
