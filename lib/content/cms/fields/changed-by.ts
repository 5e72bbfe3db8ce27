import type { FieldHook, TextField } from 'payload';

const nameOfEditor: FieldHook = ({ req: { user }, value }) => (user ? user.name || user.email : value);

/** Who saved last. It is stored with each version, so that the list of versions shows who made it. */
export const changedByField: TextField = {
  name: 'changedBy',
  label: 'Last changed by',
  type: 'text',
  access: { read: ({ req }) => Boolean(req.user) },
  admin: { position: 'sidebar', readOnly: true, description: 'Filled in when the document is saved.' },
  hooks: { beforeChange: [nameOfEditor] },
};
