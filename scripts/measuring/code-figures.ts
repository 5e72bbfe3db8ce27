import ts from 'typescript';
import type { SourceFile } from './source-files';

/** What is counted in the sources. */
export interface CodeFigures {
  lines: number;
  linesOver120: number;
  functions: number;
  functionsOver50Lines: number;
  functionsOverThreeParameters: number;
  sources: number;
  testFiles: number;
}

const widestLine = 120;
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
      figures.functions += 1;
      if (lineOf(node.end) - lineOf(node.getStart(source)) + 1 > longestFunction)
        figures.functionsOver50Lines += 1;
      if (node.parameters.length > mostParameters) figures.functionsOverThreeParameters += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
