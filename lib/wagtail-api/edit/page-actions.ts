import { convertAlias } from './actions/convert-alias';
import { copy } from './actions/copy';
import { copyForTranslation } from './actions/copy-for-translation';
import { createAlias } from './actions/create-alias';
import { deletePage } from './actions/delete';
import { move } from './actions/move';
import { publish } from './actions/publish';
import { revertToPageRevision } from './actions/revert-to-page-revision';
import { unpublish } from './actions/unpublish';
import type { PageAction } from './page-action';

/** By their names in the address. */
export const pageActions: ReadonlyMap<string, PageAction> = new Map(
  Object.entries({
    convert_alias: convertAlias,
    copy,
    copy_for_translation: copyForTranslation,
    create_alias: createAlias,
    delete: deletePage,
    move,
    publish,
    revert_to_page_revision: revertToPageRevision,
    unpublish,
  }),
);
