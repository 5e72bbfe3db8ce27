/**
 * Returns whether the node before this one, in the children of `parent`, is the mark of a source too: two marks in
 * a row need a comma between them, or 20 and 21 read as 2021.
 */
export function followsFootnote(parent: object, childIndex: number): boolean {
  const siblings: unknown = 'children' in parent ? parent.children : null;
  return Array.isArray(siblings) && isFootnote(siblings[childIndex - 1]);
}

function isFootnote(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || !('fields' in node)) return false;
  const { fields } = node;
  return (
    typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'footnote'
  );
}
