import type { CheckboxField, RelationshipField } from 'payload';
import type { PageCollection } from '../page-tree/kinds';

/** Whether programs that build menus from the content API should list the page. */
export const showInMenusField: CheckboxField = {
  name: 'showInMenus',
  label: 'Show in menus',
  type: 'checkbox',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description: 'Include the page in menus that other programs build from this site.',
  },
};

/** An alias shows what another document shows, at an address of its own; it is changed there and follows. */
export function aliasOfField(collection: PageCollection): RelationshipField {
  return {
    name: 'aliasOf',
    type: 'relationship',
    relationTo: collection,
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.aliasOf),
      description: 'This page is a copy of another. Edit the original, or make this page independent first.',
    },
  };
}
