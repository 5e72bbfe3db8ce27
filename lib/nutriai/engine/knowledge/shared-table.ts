/** Next bundles the engine for pages and for routes: what is made from the knowledge is one for all in a thread. */
const registryKey = Symbol.for('little-pear.tables');
const registry = globalThis as { [registryKey]?: Map<string, unknown> };

/**
 * Returns a function that gives a table which follows from the knowledge alone. It is made at the first call, which
 * takes up to some tenths of a second, and shared by every bundle of the engine in the thread.
 * @param name of the table: no other has it
 */
export function sharedTable<Table extends object>(name: string, make: () => Table): () => Table {
  let known: Table | undefined;
  return () => (known ??= tableNamed(name, make));
}

function tableNamed<Table extends object>(name: string, make: () => Table): Table {
  const tables = (registry[registryKey] ??= new Map());
  if (!tables.has(name)) tables.set(name, make());
  // Under its name there is nothing but what `make` returns.
  return tables.get(name) as Table;
}
