import type { CollectionConfig, RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload';
import { anyone, editors } from '../access/roles';
import { isLinkAddress } from '../../reading/link-address';

const checkOldAddress: TextFieldSingleValidation = (value) =>
  typeof value === 'string' && value.startsWith('/') && isLinkAddress(value)
    ? true
    : 'Give the path on this site, beginning with /.';

/** A redirect leads to one place: a page of this site, which may be renamed later, or an address. */
const checkTarget: RelationshipFieldSingleValidation = (value, { siblingData }) => {
  const { address } = siblingData as { address?: string | null };
  if (value && address) return 'Choose a page or give an address, but not both.';
  return value || address ? true : 'Choose a page, or give an address below.';
};

const checkAddress: TextFieldSingleValidation = (value, { siblingData }) => {
  if (!value) return true;
  if (value === (siblingData as { from?: string | null }).from) return 'This is the old address itself.';
  return isLinkAddress(value) || 'Start with / for this site, or https:// for another.';
};

/**
 * Old addresses of renamed documents, stored by a hook, and those that an editor adds: to a page of this site
 * or to any other address.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', group: 'Settings', defaultColumns: ['from', 'to', 'createdAt'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  lockDocuments: false,
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: checkOldAddress,
      admin: { description: 'The path on this site, such as /blog/old-name.' },
    },
    {
      name: 'to',
      label: 'Page of this site',
      type: 'relationship',
      relationTo: ['posts', 'stories', 'pages', 'categories', 'people'],
      validate: checkTarget,
      admin: { allowCreate: false },
    },
    {
      name: 'address',
      label: 'Or any address',
      type: 'text',
      maxLength: 500,
      validate: checkAddress,
      admin: { description: 'A path such as /nutriai/foods/egg, or https:// for another site.' },
    },
  ],
};
