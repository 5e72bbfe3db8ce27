import ts from 'typescript';

/** Whether a node is an element of this name. */
export function isNamed(node: ts.Node, name: string): node is ts.JsxElement | ts.JsxSelfClosingElement {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText() === name;
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === name;
}

/** Returns the American half of `inShownEnglish(british, american)` or `<BothEnglishes>`; null for every other node. */
export function americanHalf(node: ts.Node): ts.Node | null {
  if (ts.isCallExpression(node) && node.expression.getText() === 'inShownEnglish')
    return node.arguments[1] ?? null;
  if (!ts.isJsxSelfClosingElement(node) || !isNamed(node, 'BothEnglishes')) return null;
  const found = node.attributes.properties.find((property) => property.name?.getText() === 'american');
  return found ?? null;
}
