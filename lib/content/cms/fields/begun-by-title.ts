import type { CollectionConfig } from 'payload';

/**
 * The panel's screens of a collection that is saved while it is written: a new document is begun by its title
 * (components/content/panel/new-draft.tsx), one whose title was emptied is not headed with its number, and the
 * versions say who made them (components/content/panel/version-list.tsx).
 */
export const begunByTitle: NonNullable<NonNullable<CollectionConfig['admin']>['components']> = {
  views: {
    edit: { versions: { Component: '/components/content/panel/version-list#VersionList' } },
    newDraft: { Component: '/components/content/panel/new-draft#NewDraft', path: '/create', exact: true },
  },
  edit: { beforeDocumentControls: ['/components/content/panel/untitled#Untitled'] },
};
