import { copyForTranslationRequest } from '../../../contract/editors';
import { badRequest, noSuch } from '../../read/content-error';
import { siteLocale } from '../../read/page-fields';
import { pageAction } from '../page-action';

/** The site has one language, which every page has already. */
export const copyForTranslation = pageAction(copyForTranslationRequest, async ({ page: { node }, input }) => {
  if (input.locale !== siteLocale) throw noSuch('Locale');
  throw badRequest(`Page '${node.title}' already has a translation in the locale '${siteLocale}'.`);
});
