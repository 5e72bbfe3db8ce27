import { importsOf, pathOf } from './imports-of';
import type { SourceFile } from './source-files';

/** Which module names which, and by how many imports. */
export interface ModuleGraph {
  modules: string[];
  edges: ModuleEdge[];
}

export interface ModuleEdge {
  from: string;
  to: string;
  values: number;
  types: number;
}

/** A module of `lib/`: the folders directly in it, and the engine, which stands below the rest of NutriAI. */
function moduleOf(file: string): string | null {
  if (file.startsWith('lib/nutriai/engine/')) return 'nutriai/engine';
  return /^lib\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Reads the graph from the imports; tests may put modules together and are left out. */
export function moduleGraph(files: readonly SourceFile[]): ModuleGraph {
  const modules = new Set<string>();
  const edges = new Map<string, ModuleEdge>();
  for (const { path, text, isTest } of files) {
    const from = moduleOf(path);
    if (from === null || isTest) continue;
    modules.add(from);
    for (const { specifier, isType } of importsOf(path, text)) {
      const to = moduleOf(pathOf(path, specifier) ?? '');
      if (to === null || to === from) continue;
      const edge = edges.get(`${from} → ${to}`) ?? { from, to, values: 0, types: 0 };
      edge[isType ? 'types' : 'values'] += 1;
      edges.set(`${from} → ${to}`, edge);
    }
  }
  return { modules: [...modules].sort(), edges: [...edges.values()].sort(byName) };
}

/** Groups of modules each of which leads to each other one of its group; none where the graph has no cycle. */
export function cyclesOf({ modules, edges }: ModuleGraph): string[][] {
  const reached = new Map(modules.map((name) => [name, reachableFrom(name, edges)]));
  const isBoth = (a: string, b: string) => (reached.get(a)?.has(b) && reached.get(b)?.has(a)) ?? false;
  const cycles: string[][] = [];
  for (const name of modules) {
    if (!reached.get(name)?.has(name) || cycles.some((cycle) => cycle.includes(name))) continue;
    cycles.push(modules.filter((other) => isBoth(name, other)));
  }
  return cycles;
}

/** The same graph without imports of types. */
export function byValue({ modules, edges }: ModuleGraph): ModuleGraph {
  return { modules, edges: edges.filter(({ values }) => values > 0) };
}

function reachableFrom(start: string, edges: readonly ModuleEdge[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const { from, to } of edges) {
      if (from !== name || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

function byName(a: ModuleEdge, b: ModuleEdge): number {
  return a.from.localeCompare(b.from) || a.to.localeCompare(b.to);
}
