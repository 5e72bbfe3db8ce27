import { openApiSteps } from '../../contract/openapi/document';
import { operations, operationTags } from '../../contract/openapi/operations';
import { giveWay } from '../../platform/process/give-way';
import { getSettings } from '../../platform/settings/settings';

type Document = Record<string, unknown>;

let made: Promise<Document> | undefined;

/**
 * Returns the OpenAPI 3.1 document of this site. It takes a sixth of a second, so that it is made once, and
 * others have their turn meanwhile.
 */
export function apiDescription(): Promise<Document> {
  return (made ??= make());
}

async function make(): Promise<Document> {
  const { SITE_NAME, SITE_URL } = getSettings();
  const steps = openApiSteps({
    siteName: SITE_NAME,
    siteUrl: SITE_URL,
    operations,
    tags: operationTags,
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await giveWay();
  }
}
