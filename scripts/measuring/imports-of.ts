import path from 'node:path';
import ts from 'typescript';

/** One file names another. */
export interface Import {
  /** As it is written. */
  specifier: string;
  /** Nothing of it is left when the program runs. */
  isType: boolean;
}

/** Lists what a file imports, loads later or exports again. */
export function importsOf(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file));
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const one = importOf(node);
    if (one) found.push(one);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Turns a specifier into a path from the repository's root without its extension; null for a package. */
export function pathOf(importer: string, specifier: string): string | null {
  if (specifier === '@payload-config') return 'payload.config';
  const named = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(importer), specifier)
      : null;
  return named && named.replace(/\.[cm]?[jt]sx?$/, '');
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, isTypeImport(node.importClause));
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, isTypeExport(node));
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return named(node.argument.literal, true);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return named(node.arguments[0], false);
  return null;
}

function named(specifier: ts.Node | undefined, isType: boolean): Import | null {
  return specifier && ts.isStringLiteralLike(specifier) ? { specifier: specifier.text, isType } : null;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return areTypes(namedBindings.elements);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause !== undefined && ts.isNamedExports(exportClause) && areTypes(exportClause.elements);
}

function areTypes(names: ts.NodeArray<ts.ImportSpecifier> | ts.NodeArray<ts.ExportSpecifier>): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}
