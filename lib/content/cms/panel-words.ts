/**
 * What the panel says in other words than Payload: a link is to a page or an address, a new post has no changes to
 * publish yet, and taking a page down leaves the links to it behind.
 */
export const panelWords = {
  authentication: { login: 'Sign in' },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Link to any address, or to a page of this site.',
    chooseDocumentToLink: 'Page of this site',
    customURL: 'Any address',
    enterURL: 'Address',
    internalLink: 'Page of this site',
    linkType: 'Link to',
  },
  general: { or: 'or', updatedAt: 'Last changed' },
  version: {
    currentlyPublished: 'On the site now',
    publishChanges: 'Publish',
    aboutToUnpublish:
      'You are about to unpublish this document. Visitors who follow a link to it will not find it; ' +
      '“Linked from”, beside the form, lists the links on this site. Are you sure?',
    aboutToUnpublishSelection:
      'You are about to unpublish all {{label}} in the selection. Visitors who follow a link to one ' +
      'of them will not find it. Are you sure?',
  },
};
