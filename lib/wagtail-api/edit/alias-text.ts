/** Why an alias has no drafts, in the words of the contract. */
export const isAliasText =
  'page.save_revision() was called on an alias page. Revisions are not required for alias pages as ' +
  'they are an exact copy of another page.';
