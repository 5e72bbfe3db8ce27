import type { Payload } from 'payload';
import { applyPanelSettings } from '../../../platform/settings/panel-settings';
import { isServing } from '../../../platform/settings/settings';
import { toPanelSettings } from '../../reading/publication-of-row';

/** The server begins with what was set before it was started; programs may open a database that is not migrated yet. */
export async function readPanelSettings(payload: Payload): Promise<void> {
  if (!isServing()) return;
  applyPanelSettings(toPanelSettings(await payload.findGlobal({ slug: 'publication', depth: 0 })));
}
