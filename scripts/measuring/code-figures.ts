import ts from 'typescript';
import type { SourceFile } from './source-files';

/** What is counted in the sources. */
export interface CodeFigures {
  lines: number;
  linesOver120: number;
  functions: number;
  functionsOver50Lines: number;
  functionsOverThreeParameters: number;
  /** Components and whatever stands in them or beside them, in `components/`. */
  functionsOfComponents: number;
  functionsOfComponentsOver50Lines: number;
  /** Functions of React: with a capital letter, in a file of elements. */
  components: number;
  componentsOver50Lines: number;
  sources: number;
  testFiles: number;
}

/** Columns that the standard allows a line. */
export const widestLine = 120;
const longestFunction = 50;
const mostParameters = 3;

/** Counts lines and functions outside tests, and the files on both sides. */
export function codeFigures(files: readonly SourceFile[]): CodeFigures {
  const sources = files.filter(({ isTest }) => !isTest);
  const figures: CodeFigures = {
    lines: 0,
    linesOver120: 0,
    functions: 0,
    functionsOver50Lines: 0,
    functionsOverThreeParameters: 0,
    functionsOfComponents: 0,
    functionsOfComponentsOver50Lines: 0,
    components: 0,
    componentsOver50Lines: 0,
    sources: sources.length,
    testFiles: files.filter(({ path }) => /\.(?:test|spec|fault)\.tsx?$/.test(path)).length,
  };
  for (const file of sources) {
    const lines = file.text.split('\n');
    figures.lines += lines.length - 1;
    figures.linesOver120 += lines.filter((line) => line.length > widestLine).length;
    countFunctions(file, figures);
  }
  return figures;
}

function countFunctions({ path, text }: SourceFile, figures: CodeFigures): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const isLong = lineOf(node.end) - lineOf(node.getStart(source)) + 1 > longestFunction;
      figures.functions += 1;
      if (isLong) figures.functionsOver50Lines += 1;
      if (path.startsWith('components/')) {
        figures.functionsOfComponents += 1;
        if (isLong) figures.functionsOfComponentsOver50Lines += 1;
      }
      if (path.endsWith('.tsx') && isComponent(node)) {
        figures.components += 1;
        if (isLong) figures.componentsOver50Lines += 1;
      }
      if (node.parameters.length > mostParameters) figures.functionsOverThreeParameters += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Whether a function has the name of a component, or is the nameless one that a file of Next exports. */
function isComponent(node: ts.SignatureDeclaration): boolean {
  if (ts.isFunctionDeclaration(node) && !node.name) return true;
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node))
    return false;
  return /^[A-Z]/.test(node.name?.text ?? nameGivenTo(node));
}

/** The variable that a function is the value of, whatever wraps it: `memo`, `forwardRef`. */
function nameGivenTo({ parent }: ts.Node): string {
  if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name) ? parent.name.text : '';
  return ts.isCallExpression(parent) ? nameGivenTo(parent) : '';
}
