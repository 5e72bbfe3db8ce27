import 'server-only';
import { getCms } from '../cms/payload';
import { keepWhileContentStands } from '../../platform/cache/keep-while-content-stands';
import { invalidateAllPages } from '../../platform/cache/page-cache';
import { applyPanelSettings } from '../../platform/settings/panel-settings';
import { type Publication, toPanelSettings, toPublication } from './publication-of-row';

const keep = keepWhileContentStands<Publication>('publication');

/** Every page asks for it: it is read once a second at most, and anew after each change. */
export function getPublication(): Promise<Publication> {
  return keep('publication', readPublication);
}

async function readPublication(): Promise<Publication> {
  const cms = await getCms();
  const row = await cms.findGlobal({ slug: 'publication', depth: 1, overrideAccess: false });
  // Another instance may have been told: what was rendered here meanwhile has the old name.
  if (applyPanelSettings(toPanelSettings(row))) invalidateAllPages();
  return toPublication(row);
}
