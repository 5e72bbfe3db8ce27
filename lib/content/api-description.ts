import { openApiDocument } from '../contract/openapi/document';
import { operations, operationTags } from '../contract/openapi/operations';
import { getSettings } from '../ops/settings';

let made: Record<string, unknown> | undefined;

/** The OpenAPI 3.1 document of this site, made once: it takes a sixth of a second, which anybody may ask for. */
export function apiDescription(): Record<string, unknown> {
  const { SITE_NAME, SITE_URL } = getSettings();
  made ??= openApiDocument({ siteName: SITE_NAME, siteUrl: SITE_URL, operations, tags: operationTags });
  return made;
}
