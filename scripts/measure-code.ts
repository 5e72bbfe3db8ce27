import { type CodeFigures, codeFigures } from './measuring/code-figures';
import { byValue, cyclesOf, moduleGraph, type ModuleGraph } from './measuring/module-graph';
import { sourceFiles } from './measuring/source-files';

/** `npm run measure:code`: the modules of lib/ and what of them imports what, and figures of the sources. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const files = sourceFiles();

sayGraph(moduleGraph(files));
sayFigures(codeFigures(files));

function sayGraph(graph: ModuleGraph): void {
  say(`modules in lib/                        ${graph.modules.length}   ${graph.modules.join(', ')}`);
  say(`edges                                  ${graph.edges.length}`);
  for (const { from, to, values, types } of graph.edges)
    say(`  ${`${from} → ${to}`.padEnd(36)} ${values} by value, ${types} by type`);
  sayCycles('cycles by value', cyclesOf(byValue(graph)));
  sayCycles('cycles by value or type', cyclesOf(graph));
}

function sayCycles(name: string, cycles: string[][]): void {
  say([name.padEnd(38), cycles.length, ...cycles.map((cycle) => `  ${cycle.join(' ⇄ ')}`)].join(' '));
}

function sayFigures(figures: CodeFigures): void {
  const rows: [string, string | number][] = [
    ['lines outside tests and generated files', figures.lines],
    ['lines over 120 columns', figures.linesOver120],
    ['functions', figures.functions],
    ['  over 50 lines', shareOf(figures.functionsOver50Lines, figures.functions)],
    [
      '  in components/, over 50 lines',
      shareOf(figures.functionsOfComponentsOver50Lines, figures.functionsOfComponents),
    ],
    ['  components over 50 lines', shareOf(figures.componentsOver50Lines, figures.components)],
    ['  with more than three parameters', figures.functionsOverThreeParameters],
    ['source files', figures.sources],
    ['test files per source file', (figures.testFiles / figures.sources).toFixed(2)],
  ];
  for (const [name, value] of rows) say(`${name.padEnd(39)}${value}`);
}

function shareOf(part: number, all: number): string {
  return `${part} (${((100 * part) / all).toFixed(1)} %)`;
}
