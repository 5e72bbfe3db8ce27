import { openApiSteps } from '../../contract/openapi/document';
import { operations, operationTags } from '../../contract/openapi/operations';
import { giveWay } from '../../platform/process/give-way';
import { getSettings } from '../../platform/settings/settings';

type Document = Record<string, unknown>;

let made: { siteName: string; document: Promise<Document> } | undefined;

/**
 * Returns the OpenAPI 3.1 document of this site. It takes a sixth of a second, so that it is made once, and
 * others have their turn meanwhile.
 */
export function apiDescription(): Promise<Document> {
  const { SITE_NAME: siteName, SITE_URL: siteUrl } = getSettings();
  if (made?.siteName !== siteName) made = { siteName, document: make({ siteName, siteUrl }) };
  return made.document;
}

async function make(site: { siteName: string; siteUrl: string }): Promise<Document> {
  const steps = openApiSteps({
    ...site,
    operations,
    tags: operationTags,
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await giveWay();
  }
}
