import { openApiDocument } from '../contract/openapi/document';
import { operations, operationTags } from '../contract/openapi/operations';
import { getSettings } from '../ops/settings';

/** The OpenAPI 3.1 document of this site. */
export function apiDescription(): Record<string, unknown> {
  const { SITE_NAME, SITE_URL } = getSettings();
  return openApiDocument({ siteName: SITE_NAME, siteUrl: SITE_URL, operations, tags: operationTags });
}
